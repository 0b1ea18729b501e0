import { number, some } from './words.ts'

/** Why a file of people or photos cannot be read, and what somebody should know of one that was. */
type Kind = 'student' | 'teacher'
type Some = { names: readonly string[]; others: number }

export const fileIsOldExcel =
  'This is an old Excel file (.xls), or one with a password. Open it in your spreadsheet program, save it as .xlsx without a password, and choose that file.'
export const fileIsPdf =
  'This is a PDF: a picture of a list, from which no cells can be read. Choose the spreadsheet that it was made from.'
export const fileIsPicture = 'This is a picture. Choose the list first; photos come in a later step.'
export const fileIsDocument =
  'This is a text document. Copy the table from it into a spreadsheet, and save that as .xlsx or CSV.'
export const fileIsNoTable =
  'This is no table that can be read. Save the list as .xlsx or as CSV in your spreadsheet program, and choose that file.'
export const zipIsNoList =
  'This is a ZIP, but no Excel file (.xlsx) and no export of a school. Choose the list of people; photos come in a later step.'
export const fileIsNoZip = 'This is no ZIP. Choose the ZIP with the photos, or send them as a folder.'

export const zipOfOtherKind = ({ kind, other }: { kind: Kind; other: Kind }) =>
  `This ZIP has a list of ${other}s, and none of ${kind}s. Nothing was read: choose ${other}s as the people in the file, and choose the file again.`
export const listTooLarge = ({ megabytes, most }: { megabytes: number; most: number }) =>
  `The file has ${megabytes} MB; a list of people may have ${most} MB. Remove pictures and other sheets from it, or save it as CSV.`
export const tooManyColumns = ({ columns, most }: { columns: number; most: number }) =>
  `The file has ${columns} columns. An import takes at most ${most}, so this is probably not a list of people: keep the columns that are needed, and save it again.`
export const tooManyRows = ({ most }: { most: number }) =>
  `The file has more than ${number(most)} rows. An import takes at most ${number(most)}, so nothing was read: split the file, for example by class.`
export const noRows = 'The file has no rows: there is nothing to import in it.'

export const quoteNotClosed = ({ line }: { line: number }) =>
  `A quote (") that opens in line ${line} or after it is never closed, so everything behind it would be one cell. Nothing was read: close the quote or remove it, and choose the file again.`
export const csvUnreadable = ({ line, why }: { line: number; why: string }) =>
  `The file cannot be read at line ${line}: ${why}. Save it again as CSV or .xlsx.`

export const csvTakesMemory =
  'The file takes too much memory or time to read. Nothing was read: copy the list into a new file, or divide it, for example by class.'
export const excelTooLarge =
  'The Excel file takes too much memory or time to read: it has more in it than a list of people needs, such as formats, pictures or other sheets. Nothing was read: copy the list into a new file without them, or save it as CSV.'
export const excelDamaged =
  'The Excel file cannot be read: it is damaged, or has a part of another kind. Open it in your spreadsheet program, save it again as .xlsx or CSV, and choose that file.'

export const zipTooManyFiles = ({ files, most }: { files: number; most: number }) =>
  `The ZIP has ${number(files)} files; at most ${number(most)} are taken. Send the photos in several ZIP files.`
type Name = { characters: number; most: number; beginning: string }
export const zipNameTooLong = ({ characters, most, beginning }: Name) =>
  `The ZIP has a file whose name with its folders has ${number(characters)} characters; at most ${number(most)} are taken. It begins with '${beginning}'. Nothing more of it was read: give the file a shorter name, and make the ZIP again.`
export const zipEncrypted = 'The ZIP is encrypted with a password. Make it again without one.'
export const zipUnreadable = ({ why }: { why: string }) =>
  `The ZIP cannot be read (${why}). Make it again, or send the folder.`

export const sheetsToChoose = ({ sheets }: { sheets: number }) =>
  sheets === 1
    ? 'The only list of the file is on a hidden sheet, so nothing was read. Choose it if it is to be read.'
    : `${sheets} sheets of the file may be the list, so nothing was read yet. Choose which one is to be read.`

export const noteReadAs = ({ encoding }: { encoding: string }) =>
  `The file is not in UTF-8: by its letters it was read as ${encoding}. Look at names with other letters than A to Z: if they are wrong, save the file as .xlsx or as CSV in UTF-8.`
export const noteQuotedRows =
  'The program that wrote the file has put whole rows into quotes. They were read as if it had not.'
export const noteLostLetters = ({ cells }: { cells: number }) =>
  `In ${cells === 1 ? 'one cell' : `${number(cells)} cells`} letters are lost: the program that saved the file wrote ? or � in their place. Save the list again as .xlsx or as CSV in UTF-8, and choose that file; or mend the cells below.`
export const notePictures = ({ pictures }: { pictures: number }) =>
  `The file has ${pictures === 1 ? 'a picture' : `${number(pictures)} pictures`}: none was read. Photos of people are files of their own, which are added below.`
export const noteComments =
  'The file has comments beside its cells: they were not read. What they say of a person is to be entered by hand.'
export const noteSheets = ({ sheets, sheet }: { sheets: number; sheet: string }) =>
  `The file has ${sheets} sheets: only '${sheet}' was read.`
export const noteSheetsTogether = ({ sheets, ...named }: Some & { sheets: number }) =>
  `${sheets} sheets were read together: ${some(named)}. Where a row has no class, the name of its sheet is the class. The lines are counted on from sheet to sheet.`
export const noteClassTitles = (titles: Some) =>
  `Titles above the rows say their class: ${some(titles)}. Where a row has no class, that is the class.`
export const noteRepeatedHeadings = (lines: Some) =>
  `The headings come again in lines ${some(lines)}: these are no people.`
export const noteSecondHeadings = ({ line, ...texts }: Some & { line: number }) =>
  `Line ${line} was read as a second row of headings (${some(texts)}), and not as a person. Look at the columns below.`
export const noteHiddenColumn = ({ column, heading }: { column: number; heading: string }) =>
  `Column ${column} ('${heading}') is hidden in the file, so it was not read. Choose it below if it is to be read.`
export const noteMerged = 'The file has merged cells: each row that one spans was read with its value.'
export const noteFormulas = 'The file has formulas: the values that they had when the file was saved were read.'
export const noteOtherList = ({ kind }: { kind: Kind }) =>
  `The file also has a list of ${kind}s. It is an import of its own, with the same file.`
export const noteZip =
  'Of this ZIP the list and its photos are read. Its notices and reports come back by a backup alone.'
const CHOICE = { student: 'Students', teacher: 'Teachers' }
export const noteOtherKind = ({ kind, other }: { kind: Kind; other: Kind }) =>
  `The headings are rather those of ${other}s than of ${kind}s. If ${other}s are in the file, drop this draft and choose '${CHOICE[other]}' before you choose the file.`
export const noteNoHeading =
  'No heading of this file is known, so its first row was read as a person, as all others. Choose below which column is which; if the first row has the headings, leave it out.'
export const noteNoRows = 'There are no rows below the headings.'
type SameHeading = { first: number; second: number; heading: string; other: string }
export const noteSameHeading = ({ first, second, heading, other }: SameHeading) =>
  `Columns ${first} ('${heading}') and ${second} ('${other}') may be the same: column ${first} is read. Choose by hand if it is the other.`
