/** Every text of the portal is in a catalog, so that a language is translated as a whole. */
import { readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { textsOutside } from './shown-texts.ts'

/** What nobody reads, by the file that has it: a part of the line. */
const NOT_SHOWN: Record<string, readonly string[]> = {
  'portal/api/photos.ts': ['photoUrl(', 'schoolPictureUrl('],
  'portal/rendering/head.tsx': ["contact.address.join(', ')"],
  'portal/format/dates.ts': ["'sv-SE'"],
  'portal/pages/promotion/last-change.tsx': ["'sv-SE'"],
  // Compared with by what reads it.
  'portal/state/page-data.ts': ['messages.reportAvailable'],
  'portal/pages/school/setting-field.tsx': ['value.latitude}'],
}

/** The message of a success has no code, so it is English in every language. These have one, or are none of the server's. */
const CODED: Record<string, readonly string[]> = {
  'portal/forms/page-form.tsx': ['doneText ?? response.message'],
  'portal/pages/account/second-factor-section.tsx': ['text.removed : response.message'],
  'portal/records/login-fields.tsx': ["showToast('success', message)"],
  'portal/pages/students/use-student-list.ts': ['response.message'],
  'portal/state/auth-actions.ts': ['response.message', "'success', message)"],
}

const ALLOWED = { ...NOT_SHOWN, ...CODED }

const sources = readdirSync('portal', { recursive: true, encoding: 'utf8' })
  .map((name) => `portal/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))

test('no text of the portal stands outside its catalogs', () => {
  assert.ok(sources.length > 200, 'the files are found')
  const found = sources.flatMap((path) =>
    textsOutside(path, readFileSync(path, 'utf8')).filter(
      (line) => !ALLOWED[path]?.some((part) => line.includes(part)),
    ),
  )
  assert.equal(found, [])
})

const planted: Record<string, string> = {
  'a text between tags': 'const A = () => <p>Hello</p>',
  'a sign between two texts': 'const A = () => <p>{name}: {reason}</p>',
  'a text that a screen reader reads': 'const A = () => <button aria-label={isOpen ? `Close it` : text.open} />',
  'a label of a field': `const A = () => <TextField label="Name" />`,
  'a sentence': `showToast('danger', 'Nothing was saved.')`,
  'a label before its value': `const line = \`\${label}: \${value}\``,
  'a number after a label': `const field = { label: \`\${label} \${number}\` }`,
  'a word between two numbers': `const line = \`\${one} of \${all}\``,
  'a list with commas': `const line = names.join(', ')`,
  'names without the order of the language': 'names.sort((a, b) => a.localeCompare(b))',
  'a day in the language of the machine': 'const day = date.toLocaleDateString()',
  'a message of the contract between tags': 'const A = () => <p>{exists ? messages.reportFound : text.none}</p>',
  'a message of the contract in an attribute': 'const A = () => <TextField invalidMessage={messages.loggedIn} />',
  'a message of the contract in a prop': 'const props = { invalidMessage: messages.loggedIn }',
  'a message of the contract in a toast': `showToast('danger', messages.loggedIn)`,
  'what the server says of a success': `showToast(isDone ? 'success' : 'danger', response.message)`,
  'a number in one language': `const numbers = new Intl.NumberFormat('en-GB')`,
}
for (const [what, source] of Object.entries(planted)) {
  test(`it is found: ${what}`, () => {
    assert.is(textsOutside('portal/pages/a.tsx', source).length, 1)
  })
}

test('what is no text is not reported', () => {
  const source = `import { a } from '../a b.ts'
    const A = () => <p className="hint big">{text.heading} <b>{name}</b></p>
    type Kind = 'Two words'
    throw new Error('The picture could not be drawn.')
    document.querySelector('main h1, .page')
    const isReady = data?.message === messages.reportFound || messages.loggedIn !== message
    setSession({ success: true, message: messages.loggedIn, user })
    showToast('danger', response.message)
    useLoad(\`school \${part}\`, load)
    numbers.toLocaleString(tagOf())`
  assert.equal(textsOutside('portal/pages/a.tsx', source), [])
})

test('catalogs count with plural and list with allOf, which know the language', () => {
  const catalogs = readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .map((name) => `messages/${name}`)
    .filter((path) => !path.includes('/failures/'))
  const found = catalogs
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/.*(=== 1 \?|join\(' (and|or|und|oder|اور|یا) ').*/g) ?? [])
  assert.equal(found, [])
})

test.run()
