/**
 * What the fields of people have to be. Apart from the limits, which the browser's first script has. The texts are
 * regular expressions for the whole value: the attribute `pattern` of an `<input>`, and what the server checks.
 */

/** In years. */
export const ageRange = { min: 1, max: 120 } as const

export const phoneDigits = { min: 3, max: 32 } as const

/** Digits, with any number of spaces and hyphens between them, and optionally a leading +. */
export const phonePattern = `\\+?[0-9](?:[ \\-]*[0-9]){${phoneDigits.min - 1},${phoneDigits.max - 1}}`
