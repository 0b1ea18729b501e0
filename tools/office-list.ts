import writeXlsxFile from 'write-excel-file/node'

/** How many of so many students are in a class whose name the school does not have. */
export const inPrep = (students: number) => Math.ceil(students / 25)
/** How many have no date of birth. */
export const withoutAge = (students: number) => Math.floor(students / 40)

const SURNAMES = ['Khan', 'Malik', 'Butt', 'Chaudhry', 'Shah', 'Awan', 'Mirza', 'Qureshi', 'Raja', 'Sheikh']
const FIRST_NAMES = ['Ali', 'Sara', 'Omar', 'Ayesha', 'Bilal', 'Zainab', 'Hamza', 'Fatima', 'Usman', 'Maryam']
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
/** Days from the day 0 of Excel to 1 January 2014. */
const BORN_FROM = 41_640

type Text = string | number | null

/** The rows below the headings, as an office types them: a class in Roman numbers or as an ordinal, a date as a number. */
const rowsOf = (students: number): Text[][] =>
  Array.from({ length: students }, (_, at) => [
    at + 1,
    SURNAMES[at % 10] ?? '',
    `${FIRST_NAMES[Math.floor(at / 10) % 10]} ${Math.floor(at / 100) + 1}`,
    `${FIRST_NAMES[(at + 3) % 10]} ${SURNAMES[at % 10]}`,
    at < inPrep(students) ? 'Prep' : at % 2 ? (ROMAN[at % 10] ?? '') : `${(at % 10) + 1}th`,
    at % 40 === 39 ? null : BORN_FROM + ((at * 7) % 1_500),
    // A spreadsheet that takes 0300 1234567 for a number drops the zero.
    3_001_000_000 + at * 13,
    `${at + 1} Canal Road`,
    1_500 + (at % 5) * 100,
  ])

const GROUPS = ['Roll No.', 'Pupil', null, "Father's Name", 'Class', 'D.O.B.', 'Contact', null, 'Monthly Fee (Rs)']
const HEADINGS = [null, 'Surname', 'First Name', null, null, null, 'Mobile No.', 'Address', null]
const TITLE = 'Government High School, admission register 2026'

/** A list of students as offices have it, as .xlsx: a title, merged cells, dates and telephone numbers as numbers. */
export function officeXlsx(students: number): Promise<Buffer> {
  const merged = (value: Text, at: number) => {
    const isGroup = HEADINGS[at] !== null
    if (value === null) return null
    return { value, type: String, ...(isGroup ? { columnSpan: 2 } : { rowSpan: 2 }) }
  }
  const rows = [
    [{ value: TITLE, type: String, columnSpan: GROUPS.length }, ...Array(GROUPS.length - 1).fill(null)],
    GROUPS.map(merged),
    HEADINGS.map((value) => (value === null ? null : { value, type: String })),
    ...rowsOf(students).map((row, line) =>
      row.map((value, at) => {
        const isPrep = value === 'Prep' && GROUPS[at] === 'Class'
        // The class of all of Prep is one cell.
        if (value === null || (isPrep && line > 0)) return null
        // Some dates are shown as such, and others are mere numbers.
        if (GROUPS[at] === 'D.O.B.' && line % 2)
          return { value: dayOf(Number(value)), type: Date, format: 'dd/mm/yyyy' }
        return {
          value,
          type: typeof value === 'number' ? Number : String,
          ...(isPrep && { rowSpan: inPrep(students) }),
        }
      }),
    ),
  ]
  return writeXlsxFile(rows as never).toBuffer()
}

/** A day as a spreadsheet counts it. */
const dayOf = (number: number) => new Date((number - 25_569) * 86_400_000)

/** The same list as a program saves it as CSV: of merged headings only the first has a text. */
export const officeCsv = (students: number): Buffer =>
  Buffer.from(
    [[TITLE, ...Array(GROUPS.length - 1).fill('')], GROUPS, HEADINGS, ...rowsOf(students)]
      .map((row) => `${row.map((value) => value ?? '').join(';')}\r\n`)
      .join(''),
  )
