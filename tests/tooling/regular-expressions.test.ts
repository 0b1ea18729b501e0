import { readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { slowExpressions } from './regular-expressions.ts'

test('every regular expression of contract and server is linear, or says what bounds its text', () => {
  const files = ['contract', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  )
  assert.ok(files.length > 100)
  assert.equal(slowExpressions(files), [])
})

const planted: Record<string, [text: string, found: RegExp]> = {
  'spaces at the end': ['const a = b.replace(/\\s+$/, "")', /2nd degree polynomial/],
  'a digit anywhere in a whole text': ['const a = /^.*[0-9].*$/.test(b)', /2nd degree polynomial/],
  'signs at both ends': ['const a = /^[\\d\\W_]+|[\\d\\W_]+$/gu', /2nd degree polynomial/],
  'a repetition within a repetition': ['const a = /^(a+)+$/', /exponential/],
  'one that looks back, which is tried with texts': ['const a = /(?<=^|;)a*b*a*c/', /2nd degree polynomial/],
  'one that is put together': ['const a = new RegExp(b)', /write it as a literal/],
  'a comment that nothing needs': ['// bounded: by nothing\nconst a = /\\s+/', /needs no bound/],
}
for (const [what, [text, found]] of Object.entries(planted)) {
  test(`an expression that may take too long is found: ${what}`, () => {
    const [violation = '', ...others] = slowExpressions([{ path: 'server/a.ts', text }])
    assert.match(violation, found)
    assert.is(others.length, 0)
  })
}

test('one that says what bounds its text is left alone', () => {
  const text = '// bounded: a name of at most 256 characters\nconst a = /\\s+$/'
  assert.equal(slowExpressions([{ path: 'server/a.ts', text }]), [])
})

test.run()
