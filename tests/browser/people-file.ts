/** A list of students as somebody chooses it on the page 'Import'. */

export const HEADINGS = ['Full name', 'Father', 'Roll no.', 'Form', 'Age', 'Tel', 'Home address', 'Fees']

export const person = (name: string, rollNumber: string, changes: Record<number, string> = {}) =>
  [name, 'Imran Khan', rollNumber, '3', '9', '0300 1234567', '12 Canal Road', '1500'].map(
    (value, column) => changes[column] ?? value,
  )

export type File = { name: string; mimeType: string; buffer: Buffer }

/** As Excel saves it in many countries: Windows-1252, semicolons, CRLF. */
export const csvWith = (headings: string[], ...rows: string[][]): File => ({
  name: 'pupils.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...rows].map((row) => `${row.join(';')}\r\n`).join(''), 'latin1'),
})

export const csv = (...rows: string[][]): File => csvWith(HEADINGS, ...rows)
