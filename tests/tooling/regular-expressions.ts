/**
 * Every regular expression of contract/ and server/ takes time in proportion to the text it reads; a text comes from a
 * request or a file. One that does not has a comment beside it, `bounded: what bounds the text`.
 */
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { phonePattern } from '#contract/rules'
import type { SourceFile } from './architecture.ts'

// The checker's own JavaScript: nothing is started, and the result is the same on every machine.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck')

type Found = { pattern: string; flags: string; line: number }

/** The sources of those that are put together in the program, by the code that does so. */
const BUILT: Record<string, string> = {
  'new RegExp(`^(?:${phonePattern})$`)': `^(?:${phonePattern})$`,
}

const BOUNDED = /\bbounded: \S/

/** One line for each regular expression that may take too long, and for each comment that nothing needs. */
export function slowExpressions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    const { found, problems } = expressionsOf(text)
    return [
      ...problems.map((problem) => `${path}: ${problem}`),
      ...found.flatMap(({ pattern, flags, line }) => {
        const says = [lines[line - 2], lines[line - 1]].some((code = '') => BOUNDED.test(code))
        const fault = faultOf(pattern, flags)
        if (fault && !says) return [`${path}:${line}: /${pattern}/${flags} is ${fault}: write it in another way`]
        return says && !fault ? [`${path}:${line}: /${pattern}/${flags} needs no bound: remove the comment`] : []
      }),
    ]
  })
}

/**
 * What the checker cannot decide it tries with texts that it makes, and counts the steps. It takes a try that lasts long
 * for slow too, which every try does on a busy machine: without these limits of time, only the steps decide. Three
 * generations of texts instead of ten take a third of the time, and find what is planted in the test.
 */
const STEPS_ONLY = {
  maxIteration: 3,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
}

/** Without an unbounded repetition, an expression looks at each position of a text a limited number of times. */
const UNENDING = /[*+]|\{\d+,\}/

function faultOf(pattern: string, flags: string): string | undefined {
  if (!UNENDING.test(pattern)) return undefined
  const found = checkSync(pattern, flags, STEPS_ONLY)
  if (found.status === 'safe') return undefined
  return `${found.status === 'vulnerable' ? found.complexity.summary : 'perhaps not linear'} in the length of its text`
}

/** @returns the expressions of a file, and those whose source cannot be known */
function expressionsOf(text: string) {
  const found: Found[] = []
  const problems: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type, regex, callee, start = 0, end = 0 } = node as Node
    const line = text.slice(0, start).split('\n').length
    if (type === 'Literal' && regex) found.push({ ...regex, line })
    if (callee?.name === 'RegExp') {
      const code = text.slice(start, end)
      const source = BUILT[code]
      if (source === undefined) problems.push(`${code} is put together: write it as a literal, or add it to BUILT`)
      else found.push({ pattern: source, flags: '', line })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(text, { lang: 'ts' }).body)
  return { found, problems }
}

type Node = {
  type: string
  start?: number
  end?: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}
