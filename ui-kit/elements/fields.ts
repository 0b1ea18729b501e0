/** The table of the custom elements: fields and forms. */
import { Checkbox } from '../checkbox/index.ts'
import { ColorField } from '../color-field/index.ts'
import { Combobox } from '../combobox/index.ts'
import { CredentialGenerator } from '../credential-generator/index.ts'
import { DateField } from '../date-field/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { FileField } from '../file-field/index.ts'
import { colorFieldMessages } from '../messages/en/color-field.ts'
import { comboboxMessages } from '../messages/en/combobox.ts'
import { credentialGeneratorMessages } from '../messages/en/credential-generator.ts'
import { errorSummaryMessages } from '../messages/en/error-summary.ts'
import { fileFieldMessages } from '../messages/en/file-field.ts'
import { numberFieldMessages } from '../messages/en/number-field.ts'
import { photoFieldMessages } from '../messages/en/photo-field.ts'
import { textAreaFieldMessages } from '../messages/en/text-area-field.ts'
import { textFieldMessages } from '../messages/en/text-field.ts'
import { validForFieldMessages } from '../messages/en/valid-for-field.ts'
import { NumberField } from '../number-field/index.ts'
import { PhotoField } from '../photo-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SelectField } from '../select-field/index.ts'
import { TextAreaField } from '../text-area-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { ValidForField } from '../valid-for-field/index.ts'
import { defineElement } from './define-element.ts'
import { asControl } from './form-field.ts'
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

const asField = {
  form: asControl,
  slots: ['hint'],
  events: { onValueChange: { sets: 'value' } },
} as const

export const textField = defineElement('kit-text-field', TextField, {
  ...asField,
  props: {
    ...writtenField,
    ...textsOf(textFieldMessages),
    type: String,
    mono: Boolean,
    inputMode: String,
    minLength: Number,
    maxLength: Number,
    pattern: String,
    spellCheck: Boolean,
  },
  slots: ['hint', 'end'],
})

export const textAreaField = defineElement('kit-text-area-field', TextAreaField, {
  ...asField,
  props: {
    ...writtenField,
    rows: Number,
    minLength: Number,
    maxLength: Number,
    spellCheck: Boolean,
    ...textsOf(textAreaFieldMessages),
  },
})

export const numberField = defineElement('kit-number-field', NumberField, {
  ...asField,
  props: {
    ...writtenField,
    ...textsOf(numberFieldMessages),
    min: Number,
    max: Number,
    maxLength: Number,
  },
})

export const colorField = defineElement('kit-color-field', ColorField, {
  ...asField,
  props: { ...writtenField, ...textsOf(colorFieldMessages) },
})

export const selectField = defineElement('kit-select-field', SelectField, {
  ...asField,
  props: { ...field, value: String, options: Array, placeholder: String },
  defaults: { options: [] },
})

export const combobox = defineElement('kit-combobox', Combobox, {
  ...asField,
  props: {
    ...field,
    ...textsOf(comboboxMessages),
    value: String,
    options: Array,
    freeText: Boolean,
    placeholder: String,
    limit: Number,
  },
  defaults: { options: [] },
})

export const dateField = defineElement('kit-date-field', DateField, {
  ...asField,
  props: { ...field, value: String, readOnly: Boolean, min: String, max: String },
})

export const validForField = defineElement('kit-valid-for-field', ValidForField, {
  ...asField,
  props: { ...field, ...textsOf(validForFieldMessages), value: String, unlimitedValue: String, min: String },
})

export const checkbox = defineElement('kit-checkbox', Checkbox, {
  props: { ...choice, value: String, checked: Boolean, indeterminate: Boolean },
  slots: ['label', 'hint'],
  form: asControl,
  events: { onCheckedChange: { sets: 'checked' } },
})

export const radioGroup = defineElement('kit-radio-group', RadioGroup, {
  ...asField,
  props: { ...choice, options: Array, value: String, layout: String },
  defaults: { options: [] },
})

export const photoField = defineElement('kit-photo-field', PhotoField, {
  props: {
    ...field,
    ...textsOf(photoFieldMessages),
    current: Object,
    types: Array,
    maxBytes: Number,
    tooLargeMessage: String,
  },
  slots: ['hint', 'empty'],
  events: { onPhotoChange: {} },
  form: asControl,
})

export const fileField = defineElement('kit-file-field', FileField, {
  props: {
    ...field,
    ...textsOf(fileFieldMessages),
    files: Array,
    accept: String,
    multiple: Boolean,
    folder: Boolean,
    maxBytes: Number,
    progress: Object,
    tooLargeMessage: String,
    wrongTypeMessage: String,
  },
  slots: ['hint'],
  events: { onFilesChange: {} },
  form: asControl,
})

export const credentialGenerator = defineElement('kit-credential-generator', CredentialGenerator, {
  props: {
    ...textsOf(credentialGeneratorMessages),
    person: String,
    suffix: String,
    roleWord: String,
    defaultNumber: Number,
    formatUserId: Function,
    userIdName: String,
    passwordName: String,
  },
  defaults: { person: '' },
  events: { onCredentialsChange: {}, onCopied: {}, onCopyFailed: {} },
  form: asControl,
})

export const form = defineElement('kit-form', FormFrame, {
  props: { validate: Function, serverErrors: Array, busy: Boolean, summaryHeading: String },
  slots: ['children'],
  events: { onValidSubmit: { cancelable: true }, onInvalid: {} },
  adapt: (props, host) => ({ ...props, host }),
})

export const errorSummary = defineElement('kit-error-summary', ErrorSummary, {
  props: { ...textsOf(errorSummaryMessages), errors: Array },
  defaults: { errors: [] },
})
