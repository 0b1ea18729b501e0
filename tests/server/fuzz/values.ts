import type { Random } from '../../../sample/random.ts'

/** Texts that are known to break servers. */
const TEXTS = [
  '',
  ' ',
  '\t\r\n',
  '0',
  '1',
  '-1',
  '1e999',
  '0x1F',
  '９',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  "' OR '1'='1",
  "'; DROP TABLE students; --",
  '" OR ""="',
  '1); DELETE FROM users; /*',
  '%',
  '%%%%',
  '_',
  '\\',
  '\\%\\_',
  '*',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '\0',
  'before\0after',
  '\ud800',
  'a\udfffb',
  '\ufeffmark',
  '\u202egnp.exe',
  '\u200f\u200e\u2066',
  'e\u0301\u0302\u0303'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﬀ ǅ ẞ İ ı ſ K',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '2024-02-29',
  '2026-1-1',
  '2026-11-20T25:61:61Z',
  '-000001-01-01',
  '10 ',
  '11',
  'Excellent',
  'male',
  'x'.repeat(128),
  'x'.repeat(129),
  'x'.repeat(256),
  'x'.repeat(257),
  'x'.repeat(2_001),
  '%00',
  '%2e%2e%2f',
  '$where',
  '{"$gt":""}',
  '\r\nSet-Cookie: session=1',
]

/** Values that are not strings. */
const OTHERS: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -1e308,
  1e21,
  [],
  {},
  [[]],
  ['a', 'b'],
  [null],
  { $ne: null },
  { $gt: '' },
  { $regex: '(a+)+$' },
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
]

export const nastyText = (random: Random): string => {
  if (random.chance(0.02)) return 'm'.repeat(1_048_576)
  if (random.chance(0.1)) return random.pick(TEXTS) + random.pick(TEXTS)
  if (random.chance(0.1)) return scrambled(random, random.whole(1, 60))
  return random.pick(TEXTS)
}

export const nastyValue = (random: Random): unknown => (random.chance(0.4) ? random.pick(OTHERS) : nastyText(random))

/** Any code units in any order. */
const scrambled = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(random.whole(0, random.pick([0x7f, 0xff, 0xffff])))).join('')

/** JSON that JSON.stringify would not write. */
export const BROKEN_JSON = [
  '',
  '{',
  '}',
  'null',
  '"text"',
  '7',
  '[]',
  '[{"userId":"a"}]',
  '{"userId":"a","userId":"b","password":"abcdef"}',
  '{"__proto__":{"role":3},"userId":"x","password":"abcdef"}',
  '{"userId":"\\ud800","password":"abcdef"}',
  '{"a":1e99999}',
  '\ufeff{"userId":"a"}',
  "{'userId':'a'}",
  '{"userId":"a",}',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  `{"name":"${'%'.repeat(255)}"}`,
]
