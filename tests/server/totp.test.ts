import * as assert from 'uvu/assert'
import { base32, otpauthUri, stepAt, stepOf, totp } from '../../server/security/totp.ts'
import { test } from '../test.ts'

/** Of RFC 6238, appendix B (SHA-1): its codes have 8 digits, ours are their last 6. */
const SECRET = Buffer.from('12345678901234567890')
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

test('the codes are those of RFC 6238', () => {
  for (const [seconds, code] of VECTORS) assert.is(totp(SECRET, stepAt(seconds * 1000)), code.slice(2), String(seconds))
})

test('a code is valid one step before and after its own, but not two', () => {
  const begin = 1_111_111_080
  const code = totp(SECRET, stepAt(begin * 1000))
  assert.is(code, '081804')
  for (const [seconds, isValid] of [
    [begin - 30.001, false],
    [begin - 30, true],
    [begin, true],
    [begin + 59.999, true],
    [begin + 60, false],
  ] as const) {
    assert.is(stepOf(SECRET, code, seconds * 1000), isValid ? stepAt(begin * 1000) : undefined, String(seconds))
  }
})

test('only six digits are accepted as a code', () => {
  for (const code of ['', '28708', '2870820', '28708a', '２８７０８２', ' 287082']) {
    assert.is(stepOf(SECRET, code, 59_000), undefined, code)
  }
})

test('base32 has the test vectors of RFC 4648', () => {
  assert.is(base32(Buffer.from('foobar')), 'MZXW6YTBO')
  assert.is(base32(SECRET), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the otpauth URL names school and person, with any characters in their names', () => {
  const uri = new URL(otpauthUri({ issuer: 'A & B: School', account: 'ann?x=1#2', secret: SECRET }))
  assert.is(uri.protocol, 'otpauth:')
  assert.is(decodeURIComponent(uri.pathname), '/A & B: School:ann?x=1#2')
  assert.is(uri.searchParams.get('issuer'), 'A & B: School')
  assert.is(uri.searchParams.get('secret'), base32(SECRET))
})

test.run()
