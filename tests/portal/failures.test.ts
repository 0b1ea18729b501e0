/** What the server says, in a portal in Urdu: the text of the code, and the message only for a code that is not known. */
import * as assert from 'uvu/assert'
import { GENDERS } from '../../contract/choices.ts'
import { messageIn } from '../../contract/failures/languages.ts'
import { translate } from '../../contract/failures/translate.ts'
import { messageOf, messageRef } from '../../contract/failures.ts'
import { files } from '../../messages/files.ts'
import { addTexts, chooseDigits, speak } from '../../messages/index.ts'
import { inLanguage } from '../../portal/api/request.ts'
import { labelOfField } from '../../portal/pages/school/setting-texts.ts'
import { test } from '../test.ts'

const MAIL = 'درست نہیں: اسے ایسے لکھیں: \u2066a@b.example\u2069'

type Body = Record<string, unknown>
const read = (body: object, settingLabel?: typeof labelOfField): Promise<Body> =>
  inLanguage(JSON.parse(JSON.stringify(body)), settingLabel)

// The page calls its settings in English here, as the table below has them.
addTexts('ur', await files.load('staff', 'en'))
test.before.each(() => speak('ur'))

test.after.each(() => {
  chooseDigits(undefined)
  speak('en')
})

test('a failure is said in Urdu, with the label of its field and numbers; on an English page it is the message', async () => {
  const failed = { success: false, ...messageOf(messageRef('tooLong', { name: 'age', most: 1_000 })), field: 'age' }
  assert.is((await read(failed)).message, 'عمر میں حروف بہت زیادہ ہیں: زیادہ سے زیادہ 1,000 لکھیں۔')
  speak('en')
  assert.equal(await read(failed), failed)
})

test('a setting is called as its page calls it, never as a field of a record', async () => {
  const translated = async (path: string, name: string, settingLabel?: typeof labelOfField) => {
    const failed = {
      success: false,
      ...messageOf(messageRef('notLike', { name, examples: ['a@b.example'] })),
      field: `settings.${path}`,
    }
    return (await read(failed, settingLabel)).message
  }
  for (const [path, name, label] of [
    ['region.timeZone', 'timeZone', 'Time zone'],
    ['identity.motto', 'motto', 'Motto'],
    ['identity.motto@ur', 'motto@ur', 'Motto (اردو)'],
    ['colours.2', 'colours', 'Colours'],
    ['classes.4', 'classes', 'Class'],
    ['contact.address@ur.1', 'address@ur', 'Line of the address (اردو)'],
    ['contact.position.latitude', 'latitude', 'Place on the map'],
    ['questions.0.answer', 'answer', 'Answer'],
    ['questions', 'questions', 'Questions and answers'],
    ['home.slides.1.heading', 'heading', 'Heading of the slide'],
  ] as const) {
    assert.is(await translated(path, name, labelOfField), `${label} ${MAIL}`, path)
    assert.is(
      await translated(path, name),
      `\u2068${name}\u2069 ${MAIL}`,
      'elsewhere it has the name that is in the file',
    )
  }
})

test('the texts of a language are only fetched for a response that has a code', async () => {
  const loaded: string[] = []
  const load = async () => {
    loaded.push('texts')
    return files.load('failures', 'ur')
  }
  await translate({ success: true, students: [{ name: 'code', message: 'code' }], notes: ['"code":'] }, load)
  assert.equal(loaded, [])
  await translate({ success: false, ...messageOf(messageRef('badLogin')) }, load)
  assert.equal(loaded, ['texts'])
})

test('the choices of a field are said in the language', () => {
  const translated = (name: string, values: readonly string[]) =>
    messageIn('ur', messageRef('notOneOf', { name, values }), { field: name, digits: 'latin' }).replace(
      /[\u2068\u2069]/g,
      '',
    )
  assert.is(translated('gender', GENDERS), 'جنس کے لیے ان میں سے ایک چنیں: مرد، عورت، یا دیگر۔')
  assert.is(translated('condition', ['Good', 'Bad']), 'کارکردگی کے لیے ان میں سے ایک چنیں: اچھی یا کمزور۔')
  assert.match(translated('format', ['csv', 'xlsx']), 'csv یا xlsx')
})

test('numbers are in the digits of the school; what somebody wrote or has to type stays', async () => {
  chooseDigits('language')
  const translated = async (one: ReturnType<typeof messageRef>) =>
    String((await read({ success: false, ...messageOf(one) })).message)
  assert.match(await translated(messageRef('tooLong', { name: 'age', most: 1_000 })), 'زیادہ سے زیادہ ۱٬۰۰۰ لکھیں')
  assert.match(await translated(messageRef('inLineAlready', { line: 17, what: 'userId' })), 'سطر ۱۷ میں')
  assert.match(await translated(messageRef('passwordTooCommon')), 'ان ۱۰٬۰۰۰ میں')
  assert.match(await translated(messageRef('notDay', { name: 'from' })), '\u20662026-03-02\u2069')
  assert.match(await translated(messageRef('classTwice', { grade: '3', first: '3' })), '”\u20683\u2069“')
  const why = messageRef('undoTooLate', { days: 30 })
  assert.match(await translated(messageRef('notUndone', { why })), '۳۰ دن')
})

test('a reason within a sentence is said in Urdu too', async () => {
  const why = messageRef('undoTooLate', { days: 30 })
  const { message } = await read({ success: false, ...messageOf(messageRef('notUndone', { why })) })
  assert.is(message, 'اسے کالعدم نہیں کیا جا سکتا۔ اسے ہوئے 30 دن سے زیادہ ہو چکے ہیں۔')
})

test('what only another program sees is one sentence around the English text, whichever it is', async () => {
  const sentenceOf = async (code: 'badRequest' | 'forbidden' | 'noSuchCall' | 'notDone', why: string) => {
    const { message } = await read({ success: false, ...messageOf(messageRef(code, { why })) })
    return String(message).replace(`\u2066${why}\u2069`, '…')
  }
  const sentence = await sentenceOf('badRequest', 'userId must be text')
  assert.match(sentence, /^[^a-z]+…“$/i)
  for (const code of ['badRequest', 'forbidden', 'noSuchCall'] as const) {
    assert.is(await sentenceOf(code, 'The body is not valid JSON.'), sentence)
  }
  assert.match(await sentenceOf('notDone', 'Nothing was restored.'), /^[^a-z]+…“$/i)
})

test('the message stays for a code that is not known, and for parameters of another release', async () => {
  for (const translated of [
    { code: 'fromTheFuture', params: { name: 'age' } },
    { code: 'constructor' },
    { code: 'notOneOf', params: { name: 'age' } },
    { code: 'notUndone', params: { why: { code: 'fromTheFuture' } } },
  ]) {
    const body = { success: false, message: 'As the server says it.', ...translated }
    assert.is((await read(body)).message, body.message, translated.code)
  }
})

test('what an import says of a file, its rows and photos is said in Urdu, and nothing else is touched', async () => {
  const cell = messageRef('cellRefused', { why: messageRef('required', { name: 'Phone' }) })
  const rows = [{ cells: { name: 'code' }, errors: { phone: { message: 'Phone is required.', ...cell } } }]
  const stray = [{ path: 'a.jpg', reason: 'No row has this.', code: 'photoOfNobody' }]
  const notes = [
    { message: 'Old.', code: 'unknown' },
    { message: 'There are no rows below the headings.', code: 'noteNoRows' },
  ]
  const draft = { notes, photos: { stray }, problem: null }
  const got = await read({ success: true, message: 'Rows', rows, import: draft })
  const translated = got as { rows: typeof rows; import: typeof draft }
  assert.is(translated.rows[0]?.errors.phone.message, 'فون نمبر ضرور لکھیں۔')
  assert.equal(translated.rows[0]?.cells, { name: 'code' })
  assert.equal(
    translated.import.notes.map(({ message }) => message),
    ['Old.', 'سرخیوں کے نیچے کوئی قطار نہیں۔'],
  )
  assert.is(
    translated.import.photos.stray[0]?.reason,
    'کسی قطار میں یہ رول نمبر، نام، یوزر آئی ڈی یا فائل کا نام نہیں۔',
  )
  assert.equal([translated.import.problem, got.message], [null, 'Rows'])
})

test.run()
