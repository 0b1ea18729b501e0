import { readFileSync } from 'node:fs'

/** A row of the specification: its name and its text. */
export type Row = { row: string; says: string }

/** A test that passed, and a row that it covers. */
export type Covered = { row: string; test: string; file: string }

/** The rows of the specification, in its order. */
export function readRows(): Row[] {
  const lines = readFileSync('docs/rows.tsv', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [row = '', says = ''] = line.split('\t')
    return { row, says }
  })
}

/**
 * The rows that no test covers, and a page that lists the tests of each row. The order of `covered` does not change
 * the output.
 */
export function coverageOf(rows: Row[], covered: Covered[]): { missing: string[]; page: string } {
  const missing = rows.filter(({ row }) => covered.every((one) => one.row !== row)).map(({ row }) => row)
  const lines = rows.map(({ row, says }) => {
    const tests = covered.filter((one) => one.row === row).map(({ file, test }) => `[${test}](../${file})`)
    return `| ${[row, says, [...new Set(tests)].sort().join('<br>')].map(cell).join(' | ')} |`
  })
  return { missing, page: [...head, ...lines, ''].join('\n') }
}

const head = [
  '# Which test covers which row',
  '',
  'Written by the whole test command, from the tests that passed. The rows: `rows.tsv`.',
  '',
  '| row | what it says | covered by |',
  '|---|---|---|',
]

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
