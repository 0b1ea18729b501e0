/**
 * Installs each example from the packed kit, builds it for production, looks at it in a browser and compares its
 * pictures with those of the first.
 *   npm run test:examples               all
 *   npm run test:examples -- vite next  those with one of these words in their name, beside the first
 * Needs minutes and the package registry, so it is a command of its own.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../tools/chromium.ts'
import { fillInForms } from './form-libraries.ts'
import { build, copyArchive, findExamples, install, runTests } from './install.ts'
import { type Looks, look } from './look.ts'
import { differences } from './pictures.ts'
import { serve } from './serve.ts'

/** The kit without the styles of another framework: what the others are compared with. */
const FIRST = 'vite-react19'

const words = process.argv.slice(2)
const names = [FIRST, ...findExamples(words).filter((name) => name !== FIRST)]
const workplace = mkdtempSync(join(tmpdir(), 'kit-examples-'))
const browser = await launchBrowser()
let first: Looks | undefined
let failed = 0

try {
  execFileSync(process.execPath, ['build/pack-kit.mjs'], { stdio: 'inherit' })
  copyArchive(workplace)
  for (const name of names) {
    const started = performance.now()
    const lines = await examine(name).catch((error: Error) => [error.message])
    failed += lines.length > 0 ? 1 : 0
    console.log(
      `${lines.length > 0 ? '✘' : '•'} ${name.padEnd(40)}${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    for (const line of lines) console.log(`    ${line}`)
  }
} finally {
  await browser.close()
  rmSync(workplace, { recursive: true, force: true })
}
console.log(`\n${names.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function examine(name: string): Promise<string[]> {
  const folder = await install(workplace, name)
  await runTests(folder)
  const lines = await lookAt(name, folder)
  if (name !== 'next-tailwind') return lines
  // The order of the imports does not matter, because the layers are named before them.
  const style = join(folder, 'app/globals.css')
  const swapped = readFileSync(style, 'utf8').replace(/(@import .*)\n(@import .*)/, '$2\n$1')
  writeFileSync(style, swapped)
  await build(folder)
  return [...lines, ...(await lookAt(`${name} kit first`, folder))]
}

async function lookAt(name: string, folder: string): Promise<string[]> {
  const server = await serve(folder)
  try {
    if (name === 'react-form-libraries') return await fillInForms(browser, server.origin)
    const looks = await look(browser, name, server.origin)
    first ??= looks
    if (looks === first) return looks.lines
    return [
      ...looks.lines,
      ...(await differences(looks.light, first.light, `${name} light`)),
      ...(await differences(looks.dark, first.dark, `${name} dark`)),
    ]
  } finally {
    server.close()
  }
}
