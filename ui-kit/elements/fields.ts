/** The table of the custom elements: fields and forms. */
import { Checkbox } from '../checkbox/index.ts'
import { Combobox } from '../combobox/index.ts'
import { CredentialGenerator } from '../credential-generator/index.ts'
import { DateField } from '../date-field/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PhotoField } from '../photo-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SelectField } from '../select-field/index.ts'
import { TextAreaField } from '../text-area-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { ValidForField } from '../valid-for-field/index.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'
import { FormFrame } from './form-frame.tsx'

const field = {
  label: String,
  name: String,
  hint: String,
  error: String,
  errorLive: Boolean,
  required: Boolean,
  requiredMessage: String,
  invalidMessage: String,
  disabled: Boolean,
  autoComplete: String,
} as const

const writtenField = { ...field, value: String, readOnly: Boolean, placeholder: String } as const

const asField = {
  slots: ['hint'],
  form: 'field',
  events: { onValueChange: { sets: ({ value }: { value: string }) => ({ value }) } },
} as const

export const fields: readonly ElementDefinition[] = [
  defineElement('kit-text-field', TextField, {
    ...asField,
    props: {
      ...writtenField,
      type: String,
      mono: Boolean,
      inputMode: String,
      minLength: Number,
      maxLength: Number,
      pattern: String,
      spellCheck: Boolean,
      showText: String,
      hideText: String,
    },
    slots: ['hint', 'end'],
  }),
  defineElement('kit-text-area-field', TextAreaField, {
    ...asField,
    props: {
      ...writtenField,
      rows: Number,
      minLength: Number,
      maxLength: Number,
      spellCheck: Boolean,
      counterText: Function,
    },
  }),
  defineElement('kit-number-field', NumberField, {
    ...asField,
    props: { ...writtenField, min: Number, max: Number, maxLength: Number, digitsText: String, rangeText: Function },
  }),
  defineElement('kit-select-field', SelectField, {
    ...asField,
    props: { ...field, value: String, options: Array, placeholder: String },
    defaults: { options: [] },
  }),
  defineElement('kit-combobox', Combobox, {
    ...asField,
    props: {
      ...field,
      value: String,
      options: Array,
      freeText: Boolean,
      placeholder: String,
      limit: Number,
      openLabel: String,
      emptyText: String,
      moreText: Function,
      countText: Function,
    },
    defaults: { options: [] },
  }),
  defineElement('kit-date-field', DateField, {
    ...asField,
    props: { ...field, value: String, readOnly: Boolean, min: String, max: String },
  }),
  defineElement('kit-valid-for-field', ValidForField, {
    ...asField,
    props: {
      ...field,
      value: String,
      unlimitedValue: String,
      unlimitedLabel: String,
      setTimeLabel: String,
      unlimitedText: String,
      min: String,
    },
  }),
  defineElement('kit-checkbox', Checkbox, {
    props: {
      label: String,
      name: String,
      value: String,
      checked: Boolean,
      indeterminate: Boolean,
      hint: String,
      error: String,
      required: Boolean,
      requiredMessage: String,
      disabled: Boolean,
    },
    slots: ['label', 'hint'],
    form: 'field',
    events: { onCheckedChange: { sets: ({ checked }) => ({ checked }) } },
  }),
  defineElement('kit-radio-group', RadioGroup, {
    ...asField,
    props: {
      label: String,
      name: String,
      options: Array,
      value: String,
      layout: String,
      hint: String,
      error: String,
      required: Boolean,
      requiredMessage: String,
      disabled: Boolean,
    },
    defaults: { options: [] },
  }),
  defineElement('kit-photo-field', PhotoField, {
    props: {
      ...field,
      current: Object,
      types: Array,
      maxBytes: Number,
      chooseText: String,
      replaceText: String,
      removeText: String,
      dropText: String,
      previewAlt: String,
      wrongTypeText: String,
      tooLargeText: String,
    },
    slots: ['hint', 'empty'],
    events: { onPhotoChange: {} },
    form: 'field',
  }),
  defineElement('kit-credential-generator', CredentialGenerator, {
    props: {
      name: String,
      suffix: String,
      roleWord: String,
      defaultNumber: Number,
      userIdName: String,
      passwordName: String,
      labels: Object,
    },
    defaults: { name: '' },
    events: { onCredentialsChange: {}, onCopied: {}, onCopyFailed: {} },
    form: 'field',
  }),
  defineElement('kit-form', FormFrame, {
    props: { validate: Function, serverErrors: Array, busy: Boolean, summaryHeading: String },
    slots: ['children'],
    events: { onValidSubmit: { cancelable: true }, onInvalid: {} },
    adapt: (props, host) => ({ ...props, host }),
  }),
  defineElement('kit-error-summary', ErrorSummary, {
    props: { heading: String, errors: Array },
    defaults: { errors: [] },
  }),
]
