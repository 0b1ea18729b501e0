/**
 * A spreadsheet program calculates a cell of a CSV file that begins with one of these signs, and a formula can send
 * away what is in the other cells. With a quote before it, the cell is text. Quotes that a person typed there count too,
 * so that the way back gives the same text again.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** A text as a cell of a CSV file. `unescapeFormula` gives it back. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell of a CSV file, without the quote that `escapeFormula` put before it. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)
