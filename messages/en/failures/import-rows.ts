import { number, some } from './words.ts'

/** Texts about one row of an import, or one photo: why it is refused, or what a person should check. */
type Kind = 'student' | 'teacher'
type Some = { names: readonly string[]; others: number }

/** @param why what is wrong with the cell, by the name of its column */
export const cellRefused = ({ why }: { why: string }) => `${why}.`
export const cellIsDate = ({ name, written }: { name: string; written: string }) =>
  `${name} is a date in the file (${written}): type it as it should be, and format the column as text.`
export const cellIsFormula = ({ name, written }: { name: string; written: string }) =>
  `${name} is a formula or its error (${written}): type the value itself.`
export const cellIsUnsaved = ({ name, written }: { name: string; written: string }) =>
  `${name} is a formula (${written}) whose value is not in the file: open it in your spreadsheet program, save it, and choose it again; or type the value itself.`
export const tooManyCells = ({ cells, columns }: { cells: number; columns: number }) =>
  `This row has ${cells} cells for ${columns} headings, so its values may be in the wrong columns. Probably a value has a comma: put that value in quotes in the file, or correct the row here. If the list has one more column, give it a heading.`
export const rewrittenNumber =
  'A spreadsheet has shortened this number to its first digits, and the others are lost: look it up and type it.'
export const rewrittenDate =
  'This looks like what a spreadsheet makes of a text such as 5-11, a date: compare it with the list.'
export const lettersLost = 'Letters of this text are lost: look it up and type it.'
export const lettersTwice = 'The letters of this text were encoded twice.'

export const noDate = ({ written }: { written: string }) => `“${written}” is no date of the calendar.`
export const dayOrMonth = 'Does the day or the month come first? The age depends on it.'
export const bornTooEarlyOrLate = ({ year, least, most }: { year: number; least: number; most: number }) =>
  `Somebody born in ${year} is not from ${least} to ${most} years old.`

export const userIdOfOtherKind = ({ userId, kind }: { userId: string; kind: Kind }) =>
  `The user id ${userId} belongs to somebody who is no ${kind}. Leave the cell empty, and one is made.`
export const userIdOfFormer = ({ userId, student }: { userId: string; student: string }) =>
  `The user id ${userId} belongs to ${student}, who has left the school. If this is the same person, leave the row out and bring ${student} back, on the page Former students: the reports and the login come back too. If it is another person, leave the cell empty, and one is made.`
export const sameAsFormer =
  'A student of the same name, class and roll number has left the school. If this is the same person, leave the row out and bring the student back, on the page Former students: the reports and the login come back too.'
const HOW = { student: 'class and roll number', teacher: 'name and phone' }
export const severalFit = ({ kind, number: all, ...named }: Some & { kind: Kind; number: number }) =>
  `${number(all)} ${kind}s have this ${HOW[kind]}: ${some(named)}. Give the user id of the right one.`
type RollNumber = { rollNumber: string; grade: string; student: string; userId: string }
export const rollNumberOfOther = ({ rollNumber, grade, student, userId }: RollNumber) =>
  `Roll number ${rollNumber} of class ${grade} is ${student}. If this is another student, give another roll number; if the name is to be changed, give the user id ${userId}.`
/** @param what is the same: the user id, or what people of a kind are known by */
export const inLineAlready = ({ line, what }: { line: number; what: 'userId' | Kind }) =>
  `The same ${what === 'userId' ? 'User Id' : HOW[what]} is in line ${line} already.`

/** @param country its code, such as 'PK' */
type Numbers = { country: string; least: number; most: number }
const nameOf = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country)
export const phoneShort = ({ country, least, most }: Numbers) =>
  `In ${nameOf(country)} a number has ${least === most ? least : `${least} to ${most}`} digits: this one has fewer.`
export const phoneLostBeginning = ({ country, beginning }: { country: string; beginning: string }) =>
  `In ${nameOf(country)} a number begins with ${beginning}: this one has lost it.`
export const phoneNeedsPlus = ({ country, calling }: { country: string; calling: string }) =>
  `A number that begins with ${calling}, as all of ${nameOf(country)} do abroad, needs a + before it.`
export const phoneCountry = 'Such a number may have lost what it begins with: that depends on the country.'

export const rowsHidden = 'What is hidden in the file, also by a filter, is left out unless you take it in.'
export const rowsOfNobody =
  'What has only a number, a class or the like, as it is filled down a list, or counts the others, is no person and is left out.'
export const sectionLeftOut = ({ grade }: { grade: string }) =>
  `The school has no such section: all of them come into class ${grade}, without it.`

export const photoOfNobody = 'No row has this roll number, name, user id or file name.'
export const photoOfSeveral = ({ number: all, ...lines }: Some & { number: number }) =>
  `It fits ${number(all)} rows (lines ${some(lines)}): put the class before the roll number, as in 3-17.jpg.`
export const photoTaken = ({ other, line }: { other: string; line: number }) =>
  `${other} is the photo of line ${line} already: remove one of the two.`
