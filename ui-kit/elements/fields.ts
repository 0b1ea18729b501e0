/** The table of the custom elements: fields and forms. */
import { Checkbox } from '../checkbox/index.ts'
import { Combobox } from '../combobox/index.ts'
import { CredentialGenerator } from '../credential-generator/index.ts'
import { DateField } from '../date-field/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { useValidationMessage } from '../internal/validation.ts'
import { NumberField } from '../number-field/index.ts'
import { PhotoField } from '../photo-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SelectField } from '../select-field/index.ts'
import { TextAreaField } from '../text-area-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { ValidForField } from '../valid-for-field/index.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'
import { FormFrame } from './form-frame.tsx'
import { textsOf } from './texts.ts'

const choice = {
  label: String,
  name: String,
  hint: String,
  error: String,
  required: Boolean,
  requiredMessage: String,
  disabled: Boolean,
} as const

const field = { ...choice, errorLive: Boolean, invalidMessage: String, autoComplete: String } as const

const writtenField = { ...field, value: String, readOnly: Boolean, placeholder: String } as const

const formField = { form: 'field', useMessageOf: useValidationMessage } as const

const asField = {
  ...formField,
  slots: ['hint'],
  events: { onValueChange: { sets: ({ value }: { value: string }) => ({ value }) } },
} as const

export const fields: readonly ElementDefinition[] = [
  defineElement('kit-text-field', TextField, {
    ...asField,
    props: {
      ...writtenField,
      ...textsOf('textField'),
      type: String,
      mono: Boolean,
      inputMode: String,
      minLength: Number,
      maxLength: Number,
      pattern: String,
      spellCheck: Boolean,
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
    props: {
      ...writtenField,
      ...textsOf('numberField'),
      min: Number,
      max: Number,
      maxLength: Number,
      rangeText: Function,
    },
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
      ...textsOf('combobox'),
      value: String,
      options: Array,
      freeText: Boolean,
      placeholder: String,
      limit: Number,
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
    props: { ...field, ...textsOf('validForField'), value: String, unlimitedValue: String, min: String },
  }),
  defineElement('kit-checkbox', Checkbox, {
    props: { ...choice, value: String, checked: Boolean, indeterminate: Boolean },
    slots: ['label', 'hint'],
    ...formField,
    events: { onCheckedChange: { sets: ({ checked }) => ({ checked }) } },
  }),
  defineElement('kit-radio-group', RadioGroup, {
    ...asField,
    props: { ...choice, options: Array, value: String, layout: String },
    defaults: { options: [] },
  }),
  defineElement('kit-photo-field', PhotoField, {
    props: {
      ...field,
      ...textsOf('photoField'),
      current: Object,
      types: Array,
      maxBytes: Number,
      tooLargeText: String,
    },
    slots: ['hint', 'empty'],
    events: { onPhotoChange: {} },
    ...formField,
  }),
  defineElement('kit-credential-generator', CredentialGenerator, {
    props: {
      name: String,
      suffix: String,
      roleWord: String,
      defaultNumber: Number,
      formatUserId: Function,
      userIdName: String,
      passwordName: String,
      labels: Object,
    },
    defaults: { name: '' },
    events: { onCredentialsChange: {}, onCopied: {}, onCopyFailed: {} },
    ...formField,
  }),
  defineElement('kit-form', FormFrame, {
    props: { validate: Function, serverErrors: Array, busy: Boolean, summaryHeading: String },
    slots: ['children'],
    events: { onValidSubmit: { cancelable: true }, onInvalid: {} },
    adapt: (props, host) => ({ ...props, host }),
  }),
  defineElement('kit-error-summary', ErrorSummary, {
    props: { ...textsOf('errorSummary'), errors: Array },
    defaults: { errors: [] },
  }),
]
