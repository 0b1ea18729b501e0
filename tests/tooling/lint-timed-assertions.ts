/**
 * Part of `npm run lint`: no test compares measured time with a number. On a machine three times slower such a test
 * fails, and nothing is wrong. Time belongs in bench/; a test checks order, counts, and moves a clock of its own.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Code that reads a clock, or a time that a browser or a library measured. */
const CLOCK = /\b(?:performance\.now\(|Date\.now\(|process\.hrtime|new Date\(\)\.getTime\(|\.duration\b|startTime\b)/

/** Names that measured time usually has. */
const TIME_NAME =
  /^(?:after|before|took|elapsed|waited|duration|delay|late|ms|millis(?:econds)?|seconds|time)$|(?:Ms|Time|Duration|Delay|Elapsed)$/

const NUMBER = String.raw`\d[\d_.]*(?:e\d+)?`

/** Lines, as `path:line: text`, that compare measured time with a number from above. */
export function timedAssertions(path: string, source: string): string[] {
  const code = bareCode(source)
  const measured = namesOfMeasuredTime(code)
  const limit = [NUMBER, ...namesOfNumbers(code)].join('|')
  // `time < 500`, and `500 > time`; the rest of the line on the side of the time.
  const below = new RegExp(`^(.*?)\\s<=?\\s(?:${limit})(?![\\w$.(])`)
  const above = new RegExp(`(?<![\\w$.])(?:${limit})\\s>=?\\s(.*)$`)
  const isTime = (text = '') =>
    CLOCK.test(text) || text.split(/[^\w$]+/).some((word) => measured.has(word) || TIME_NAME.test(word))
  const comparesTime = (line: string) =>
    isTime(below.exec(line)?.[1]?.split(BOUNDARY).at(-1)) || isTime(above.exec(line)?.[1]?.split(BOUNDARY)[0])
  return code.split('\n').flatMap((line, index) => {
    const parts = line.split(/&&|\|\|/)
    return parts.some(comparesTime) ? [`${path}:${index + 1}: ${line.trim()}`] : []
  })
}

/** What ends an operand. */
const BOUNDARY = /[,;?]|\bassert\.\w+\(|\b(?:if|while) \(/

/** Constants of the file that are numbers. */
function namesOfNumbers(code: string): string[] {
  const constants = new RegExp(`\\bconst ([\\w$]+)(?:: number)? = ${NUMBER}(?: \\* ${NUMBER})*\\s`, 'g')
  return [...code.matchAll(constants)].map(([, name = '']) => name.replaceAll('$', '\\$'))
}

/** Names of variables that hold the difference of two times. */
function namesOfMeasuredTime(code: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = '', value = ''] of code.matchAll(/\b([\w$]+)(?:: [\w$]+)? ?[=:] ?([^=;\n][^;\n]*)/g))
    if (CLOCK.test(value) && value.includes('-')) names.add(name)
  return names
}

/** The code without comments and without the contents of strings; the number of lines is the same. */
function bareCode(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return source
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|\s)\/\/.*$/gm, blank)
    .replace(/'[^'\n]*'/g, "''")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  // This test contains such comparisons on purpose.
  const checked = files.filter((name) => !name.endsWith('timed-assertions.test.ts'))
  const found = checked.flatMap((name) => timedAssertions(`tests/${name}`, readFileSync(`tests/${name}`, 'utf8')))
  if (found.length > 0) {
    console.error(`Measured time is compared with a number, so a slow machine fails the test:\n${found.join('\n')}`)
    console.error('Check the order or a lower bound, or move a clock of the test; figures belong in bench/.')
    process.exitCode = 1
  }
}
