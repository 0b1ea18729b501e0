import { renderToString } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { CredentialGenerator, generatePassword } from '../../ui-kit/credential-generator/index.ts'
import { generateUserId, randomBelow } from '../../ui-kit/credential-generator/random.ts'
import { click, render, replaceProperty } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

conforms(CredentialGenerator, { person: 'Ali Khan' }, { root: 'DIV' })

const field = (root: HTMLElement, name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement
const button = (root: HTMLElement, label: string) => root.querySelector(`[aria-label="${label}"]`) as HTMLElement

/** Runs with a `crypto` that returns these 16-bit numbers, one after the other. */
function withRandomNumbers<T>(numbers: number[], run: () => T): T {
  const original = crypto.getRandomValues
  const left = numbers.values()
  crypto.getRandomValues = ((array: Uint16Array) => {
    array[0] = left.next().value ?? assert.unreachable('no number left') ?? 0
    return array
  }) as typeof original
  try {
    return run()
  } finally {
    crypto.getRandomValues = original
  }
}

test('numbers above the last multiple are drawn again', () => {
  // 6 whole multiples of 10000 fit into 65536: from 60000 on, a remainder would come too often
  assert.is(
    withRandomNumbers([60_000, 65_535, 59_999], () => randomBelow(10_000)),
    9_999,
  )
  // 62 letters and digits fit 1057 times: 65534 is the first number that is drawn again
  assert.is(
    withRandomNumbers([65_534, 65_533], () => randomBelow(62)),
    61,
  )
  assert.is(
    withRandomNumbers([0], () => randomBelow(62)),
    0,
  )
})

test('every letter and digit is equally frequent', () => {
  const counts = new Map<string, number>()
  // Each number once, those above the last multiple too.
  const numbers = Array.from({ length: 65_536 }, (_, step) => (65_535 + step * 7) % 65_536)
  const drawn = withRandomNumbers(numbers, () => generatePassword(62 * 1057))
  for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1)
  assert.is(counts.size, 62)
  assert.equal([...new Set(counts.values())], [1057])
})

test('a password is ten letters and digits, different each time', () => {
  const passwords = Array.from({ length: 200 }, () => generatePassword())
  assert.ok(passwords.every((password) => /^[A-Za-z0-9]{10}$/.test(password)))
  assert.is(new Set(passwords).size, 200)
})

test('a user id is the name with hyphens, a number below 10000, the role word, the suffix', () => {
  const suffix = '@school.example'
  assert.is(generateUserId({ person: ' Ali \t Raza  Khan ', suffix, number: 7 }), 'Ali-Raza-Khan-7@school.example')
  assert.is(
    generateUserId({ person: 'Sara Malik', suffix, roleWord: 'Teacher', number: 9999 }),
    'Sara-Malik-9999Teacher@school.example',
  )
  assert.match(generateUserId({ person: 'Ali', suffix }), /^Ali-\d{1,4}@school\.example$/)
})

test('the server renders no password; the browser generates one at once', () => {
  const html = renderToString(<CredentialGenerator person="Ali Khan" />)
  assert.equal(
    [...html.matchAll(/ value="([^"]*)"|<textarea[^>]*>([^<]*)</g)].map(([, value, text]) => value ?? text),
    ['', ''],
  )
  const { root } = render(<CredentialGenerator person="Ali Khan" />)
  assert.match(field(root, 'userId').value, /^Ali-Khan-\d{1,4}$/)
  assert.match(field(root, 'password').value, /^[A-Za-z0-9]{10}$/)
  assert.ok(field(root, 'userId').readOnly && field(root, 'password').readOnly)
})

test('the number can be given', () => {
  const { root } = render(<CredentialGenerator person="Ayesha Khan" defaultNumber={42} />)
  assert.is(field(root, 'userId').value, 'Ayesha-Khan-42')
})

test('a copied value comes with its message', async () => {
  const copied: unknown[] = []
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  replaceProperty(navigator, 'clipboard', clipboard)
  const { root } = render(<CredentialGenerator person="Ali" onCopied={(what) => copied.push(what)} />)
  await click(button(root, 'Copy user id'))
  await click(button(root, 'Copy password'))
  assert.equal(written, [field(root, 'userId').value, field(root, 'password').value])
  assert.equal(copied, [
    { what: 'userId', message: 'User id copied' },
    { what: 'password', message: 'Password copied' },
  ])
})

test('of the name, the user id has the letters and digits of every script', () => {
  const id = (person: string) => generateUserId({ person, suffix: '@x.org', number: 7 })
  assert.is(id('Ümit O’Neil, Jr.'), 'Ümit-ONeil-Jr-7@x.org')
  assert.is(id(' Anne--Marie  <b> "X" & /Y '), 'Anne-Marie-b-X-Y-7@x.org')
  assert.is(id('Anne\u2013Marie (Bo) @home\u200b'), 'Anne-Marie-Bo-home-7@x.org')
  assert.is(id('محمد علي'), 'محمد-علي-7@x.org')
  assert.is(id('Zoe\u0308 3'), 'Zo\u00eb-3-7@x.org')
  assert.is(id('…'), '7@x.org')
})

test('the app can format the user id', () => {
  const { root } = render(
    <CredentialGenerator
      person="Ali Khan"
      suffix="@x.org"
      defaultNumber={7}
      formatUserId={({ person, number, roleWord, suffix }) => `${number}.${person}${roleWord}${suffix}`}
    />,
  )
  assert.is(field(root, 'userId').value, '7.Ali Khan@x.org')
})

test('nothing to copy while there is no name', () => {
  const { root } = render(<CredentialGenerator person="  " />)
  assert.ok((button(root, 'Copy user id') as HTMLButtonElement).disabled)
  assert.match(root.textContent ?? '', 'The user id is made from the name.')
})

test.run()
