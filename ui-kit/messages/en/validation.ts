import type { Constraint, Reason } from '../../internal/constraint.ts'
import type { TextFor } from '../../internal/text-for.ts'

/** The default texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => `Enter a ${type === 'number' ? 'number' : 'whole date'}`,
  valueMissing: ({ type }) =>
    ({
      checkbox: 'Check this box',
      file: 'Choose a file',
      radio: 'Choose an option',
      'select-one': 'Choose an option',
    })[type] ?? 'Fill in this field',
  typeMismatch: ({ type }) => `Enter an address such as ${type === 'url' ? 'https://' : 'name@'}example.org`,
  tooShort: ({ minLength, length }) => `At least ${minLength} characters, not ${length}`,
  tooLong: ({ maxLength, length }) => `At most ${maxLength} characters, not ${length}`,
  patternMismatch: 'Use the format that is asked for',
  rangeUnderflow: ({ type, min }) => (type === 'date' ? `${min} or later` : `At least ${min}`),
  rangeOverflow: ({ type, max }) => (type === 'date' ? `${max} or earlier` : `At most ${max}`),
  stepMismatch: ({ step }) => (step ? `Use steps of ${step}` : 'Enter a whole number'),
}
