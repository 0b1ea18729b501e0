/** Errors of one field of a request, or of one cell of a file. Each takes the name of the field. */
type Field = { name: string }

export const required = ({ name }: Field) => `${name} is required`

export const tooLong = ({ name, most }: Field & { most: number }) => `${name} is too long: at most ${most} characters`

export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} must be one of ${values.join(', ')}`

export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${name} has a character that cannot be seen or kept (${character}): take it away`
export const notOneLine = ({ name }: Field) => `${name} must be one line`
export const spaceAround = ({ name }: Field) => `${name} has a space at its beginning or end: take it away`
export const tooManyWords = ({ name, most }: Field & { most: number }) =>
  `${name} has more than ${most} words: search for fewer`

export const notNumberFrom = ({ name, least, most }: Field & { least: number; most: number }) =>
  `${name} must be a number from ${least} to ${most}`
export const tooFewDigits = ({ name, least }: Field & { least: number }) =>
  `${name} is too short: at least ${least} digits`
export const notPhone = ({ name }: Field) => `${name} must be digits; a leading +, spaces and hyphens may stand in it`
export const notInPhone = ({ name, sign }: Field & { sign: string }) =>
  `${name} has '${sign}', which is not in a number: write digits; a leading +, spaces and hyphens may stand in it`
export const notDay = ({ name }: Field) => `${name} must be a day that the calendar has, as YYYY-MM-DD`
export const dayInFuture = ({ name }: Field) => `${name} must not be after today`
/** @param examples how it is written */
export const notLike = ({ name, examples }: Field & { examples: readonly string[] }) =>
  `${name} is not valid: write it as ${examples.join(' or ')}`
export const yearAfterLeaving = ({ name }: Field) => `${name} must not be after the school year of leaving`
export const notEventDay = ({ name }: Field) => `${name} must be a day from 2000-01-01 to 2999-12-31: look at its year`

export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${name} has more than ${most} records: select fewer, or export the list as it is filtered`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${name} has '${written}', which is no class of the school: choose from ${classes.join(', ')}`

export const notUserIdEnding = ({ name }: Field) =>
  `${name} must begin with @ and have at least two letters, digits or signs after it, such as @mySchool.com`
