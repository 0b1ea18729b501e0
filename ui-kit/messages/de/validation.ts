import type { Constraint, Reason } from '../../internal/constraint.ts'
import type { TextFor } from '../../internal/text-for.ts'

/** The texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => `Geben Sie ${type === 'number' ? 'eine Zahl' : 'ein vollständiges Datum'} ein`,
  valueMissing: ({ type }) =>
    ({
      checkbox: 'Setzen Sie hier ein Häkchen',
      file: 'Wählen Sie eine Datei',
      radio: 'Wählen Sie eine Möglichkeit',
      'select-one': 'Wählen Sie eine Möglichkeit',
    })[type] ?? 'Füllen Sie dieses Feld aus',
  typeMismatch: ({ type }) => `Geben Sie eine Adresse wie ${type === 'url' ? 'https://' : 'name@'}example.org ein`,
  tooShort: ({ minLength, length }) => `Mindestens ${minLength} Zeichen, nicht ${length}`,
  tooLong: ({ maxLength, length }) => `Höchstens ${maxLength} Zeichen, nicht ${length}`,
  patternMismatch: 'Schreiben Sie es in der verlangten Form',
  rangeUnderflow: ({ type, min }) => (type === 'date' ? `${min} oder später` : `Mindestens ${min}`),
  rangeOverflow: ({ type, max }) => (type === 'date' ? `${max} oder früher` : `Höchstens ${max}`),
  stepMismatch: ({ step }) => (step ? `Nur in Schritten von ${step}` : 'Geben Sie eine ganze Zahl ein'),
}
