/**
 * A spreadsheet program calculates a cell of a CSV file that begins with one of these signs, and a formula can send
 * away what is in the other cells. With a quote before it, the cell is text. A cell also begins behind a sign that some
 * program takes for the end of one: Excel in other languages reads semicolons, and for it the quotes around
 * `5,"a;=1+1"` are in the middle of a cell. Quotes that a person typed there count too, so that the way back gives the
 * same text again.
 */
const FORMULA = /(?<=^|[;|\t\r\n\v\f\u0085\u2028\u2029])(?=["' ]*[=+\-@\t\r＝＋－＠])/g
const ESCAPED = /(?<=^|[;|\t\r\n\v\f\u0085\u2028\u2029])'(?=["' ]*[=+\-@\t\r＝＋－＠])/g

/** A text as a cell of a CSV file. `unescapeFormula` gives it back. */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "'")

/** The text of a cell of a CSV file, without the quotes that `escapeFormula` put into it. */
export const unescapeFormula = (cell: string): string => cell.replace(ESCAPED, '')
