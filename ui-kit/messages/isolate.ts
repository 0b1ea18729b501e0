/** A text of a person in a sentence: another direction does not turn its neighbours around. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** A text that is written from left to right, such as an address or a colour, in a sentence of another direction. */
export const latin = (text: string) => `\u2066${text}\u2069`
