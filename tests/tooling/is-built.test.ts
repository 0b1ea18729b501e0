/** `npm start` builds only where a source has changed. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const MODULE = pathToFileURL('build/is-built.mjs').href

let project: string
test.before.each(() => {
  project = mkdtempSync(join(tmpdir(), 'school-is-built-'))
})
test.after.each(() => rmSync(project, { recursive: true }))

/** Writes a file at a time, in seconds. */
function write(file: string, time: number): void {
  const path = join(project, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, time, time)
}

function isBuilt(): boolean {
  const source = `import { isBuilt } from '${MODULE}'; console.log(isBuilt())`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', source], { cwd: project })
  return String(said).trim() === 'true'
}

test('what has no build is not built', () => {
  write('portal/pages/home.tsx', 100)
  assert.not(isBuilt())
})

test('a build is of what was there before it; a source that changes, comes or goes asks for another', () => {
  write('portal/pages/home.tsx', 100)
  write('portal/pages/about.tsx', 100)
  const age = (folder: string) => utimesSync(join(project, folder), 100, 100)
  const rest = () => ['portal', 'portal/pages'].forEach(age)
  write('dist/server/main.js', 200)
  rest()
  assert.ok(isBuilt())
  write('portal/pages/home.tsx', 300)
  rest()
  assert.not(isBuilt(), 'changed')
  write('portal/pages/home.tsx', 100)
  rest()
  rmSync(join(project, 'portal/pages/about.tsx'))
  assert.not(isBuilt(), 'gone')
})

test.run()
