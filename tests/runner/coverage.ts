import { existsSync, readFileSync } from 'node:fs'

/** A row of the specification, by its name, and what it says. */
export type Row = { row: string; says: string }

/** A test that passed, and a row that it shows. */
export type Shown = { row: string; test: string; file: string }

/** The rows of the specification, in its order. */
export function readRows(): Row[] {
  const lines = readFileSync('docs/rows.tsv', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [row = '', says = ''] = line.split('\t')
    return { row, says }
  })
}

/** What the test files noted while they ran. */
export function readShown(path: string): Shown[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Which rows no test showed, and the page that says for each row which tests did: the same for the same tests. */
export function coverageOf(rows: Row[], shown: Shown[]): { missing: string[]; page: string } {
  const missing = rows.filter(({ row }) => shown.every((one) => one.row !== row)).map(({ row }) => row)
  const lines = rows.map(({ row, says }) => {
    const tests = shown.filter((one) => one.row === row).map(({ file, test }) => `[${test}](../${file})`)
    return `| ${[row, says, [...new Set(tests)].sort().join('<br>')].map(cell).join(' | ')} |`
  })
  return { missing, page: [...head, ...lines, ''].join('\n') }
}

const head = [
  '# Which test shows which row',
  '',
  'Written by the whole test command, from the tests that passed. The rows: `rows.tsv`.',
  '',
  '| row | what it says | shown by |',
  '|---|---|---|',
]

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
