/**
 * A value inside of a sentence that may have another direction than the sentence: a name, a user id, the name of a file.
 * With it neither turns the signs around the other.
 */
export const isolate = (value: string): string => `\u2068${value}\u2069`

/** A pattern for what is isolated in a text. */
export const ISOLATED = '[\\u2066-\\u2068][^\\u2066-\\u2069]*\\u2069'

/** Letters that are written from right to left: Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** The same for a sentence from left to right, where nearly all values are written like it: those stay as they are. */
export const isolateRightToLeft = (value: string): string => (RIGHT_TO_LEFT.test(value) ? isolate(value) : value)

/**
 * A text that is written from left to right in every language, and typed as it is shown: a day, a path, the ending of a
 * file.
 */
export const ltr = (text: string): string => `\u2066${text}\u2069`
