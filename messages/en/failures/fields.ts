/** Errors of one field of a request, or of one cell of a file. Each takes the name of the field. */
type Field = { name: string }

export const required = ({ name }: Field) => `${name} is required`

const KINDS: Record<string, string> = { string: 'text', number: 'a number', array: 'a list', object: 'an object' }
export const wrongKind = ({ name, kind }: Field & { kind: string }) => `${name} must be ${KINDS[kind] ?? kind}`

export const tooShort = ({ name, least }: Field & { least: number }) =>
  `${name} is too short: at least ${least} characters`
export const tooLong = ({ name, most }: Field & { most: number }) => `${name} is too long: at most ${most} characters`
export const tooSmall = ({ name, least }: Field & { least: number }) => `${name} is too small: at least ${least}`
export const tooLarge = ({ name, most }: Field & { most: number }) => `${name} is too large: at most ${most}`
export const tooMany = ({ name, most }: Field & { most: number }) => `${name} has too many: at most ${most}`

const oneOfList = (values: readonly string[]) => `one of ${values.join(', ')}`
export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} must be ${oneOfList(values)}`
export const notEmptyOrOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${name} must be empty or ${oneOfList(values)}`
export const notValid = ({ name }: Field) => `${name} is not valid`

export const cannotBeKept = ({ name }: Field) => `${name} has a character that cannot be kept`
export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${name} has a character that cannot be seen (${character}): take it away`
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
export const notTime = ({ name }: Field) => `${name} must be a time, as 2026-03-02T10:00:00.000Z`
export const notDay = ({ name }: Field) => `${name} must be a day that the calendar has, as YYYY-MM-DD`
export const dayInFuture = ({ name }: Field) => `${name} must not be after today`
export const notSchoolYear = ({ name }: Field) => `${name} must be a school year, as 2018/19 or 2018`
export const yearAfterLeaving = ({ name }: Field) => `${name} must not be after the school year of leaving`
export const notEventDay = ({ name }: Field) => `${name} must be a day from 2000-01-01 to 2999-12-31: look at its year`

export const notClockTime = ({ name }: Field) => `${name} must be a time of the day, as 08:30`
type Translations = Field & { languages: readonly string[]; texts: readonly string[] }
export const notTranslations = ({ name, languages, texts }: Translations) =>
  `${name} must be JSON as {"${languages[0]}":{"${texts[0]}":"…"}}, with the languages ${languages.join(', ')} and the texts ${texts.join(', ')}`
export const notMonth = ({ name }: Field) => `${name} must be a month, as YYYY-MM`

export const notIds = ({ name }: Field) => `${name} must be a list of ids`
export const noneSelected = ({ name }: Field) => `${name} is empty: select at least one record`
export const tooManySelected = ({ name, most }: Field & { most: number }) =>
  `${name} has more than ${most} records: select fewer`
export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${name} has more than ${most} records: select fewer, or export the list as it is filtered`
export const tooManyStay = ({ name, most }: Field & { most: number }) =>
  `${name} has more than ${most} students: move classes with so many who stay one by one`
export const notRollNumbers = ({ name }: Field) => `${name} must be an object of roll numbers by ids`
export const tooManyStudents = ({ name, most }: Field & { most: number }) => `${name} has more than ${most} students`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${name} has '${written}', which is no class of the school: choose from ${classes.join(', ')}`
export const notPortalAddress = ({ name }: Field) =>
  `${name} must be the address of the portal, such as https://portal.example.org`
export const notNewNames = ({ name }: Field) => `${name} must be an object of new names by old ones`

/** The entries of which a list of the school's settings may have too many. */
export type Listed =
  | 'lines'
  | 'numbers'
  | 'classes'
  | 'endings'
  | 'colours'
  | 'slides'
  | 'boxes'
  | 'paragraphs'
  | 'people'
  | 'questions'
  | 'languages'
export const tooManyListed = ({ name, most, what }: Field & { most: number; what: Listed }) =>
  `${name} has more than ${most} ${what}: take some away`
export const notPicture = ({ name }: Field) => `${name} must be the id of a picture that was uploaded`
export const notPictureOrDrawing = ({ name, drawings }: Field & { drawings: readonly string[] }) =>
  `${name} must be the id of a picture that was uploaded, or ${oneOfList(drawings)}`
export const notYear = ({ name }: Field) => `${name} must be a year`
export const notMailAddress = ({ name }: Field) => `${name} must be a mail address, as office@school.example`
export const notTimeZone = ({ name }: Field) =>
  `${name} must be the name of a time zone, such as Asia/Karachi or Europe/Berlin`
export const notCurrency = ({ name }: Field) => `${name} must be the three letters of a currency, such as PKR or EUR`
export const notWeekday = ({ name }: Field) => `${name} must be a day of the week`
export const notDayOfYear = ({ name }: Field) => `${name} must be a day of the year, as 04-01 for the first of April`
export const notUserIdEnding = ({ name }: Field) =>
  `${name} must begin with @ and have at least two letters, digits or signs after it, such as @mySchool.com`
export const notColour = ({ name }: Field) => `${name} must be a colour, as #1f4a38`
