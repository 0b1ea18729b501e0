import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withoutSpaces } from './without-spaces.mjs'

/**
 * Writes the rules of each layer in one block, so that rules that are alike are near each other: the packed styles.css is
 * 0.15 kB (gzip) smaller. The order of layers stays, because one statement says it first; that of the rules in a
 * layer stays too.
 */
export const byLayer = {
  name: 'by-layer',
  setup(build) {
    build.initialOptions.write = false
    build.onEnd(async ({ outputFiles = [] }) => {
      for (const { path, text } of outputFiles) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, grouped(text))
      }
    })
  },
}

/** A style sheet with one block for each layer. */
export function grouped(style) {
  const names = new Set()
  const layers = new Map()
  let others = ''
  for (const rule of topRules(style.trim())) {
    const [start, layer] = /^@layer ([\w.-]+)\{/.exec(rule) ?? []
    if (layer) layers.set(layer, (layers.get(layer) ?? '') + rule.slice(start.length, -1))
    else if (rule.startsWith('@layer')) for (const name of rule.slice('@layer '.length, -1).split(',')) names.add(name)
    else others += rule
  }
  // The components last: those of the shared layers are short.
  const blocks = [...layers].sort(([a], [b]) => Number(a === 'ui-kit') - Number(b === 'ui-kit'))
  const order = names.size > 0 ? `@layer ${[...names]};` : ''
  return withoutSpaces(`${order}${others}${blocks.map(([layer, rules]) => `@layer ${layer}{${rules}}`).join('')}\n`)
}

/** The rules and statements of a minified style that are in no other rule. */
function topRules(style) {
  const rules = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of style.matchAll(/"[^"]*"|[{};]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0 || !/[};]/.test(sign)) continue
    rules.push(style.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
