/** What the server says, in a portal in Urdu: the text of the code, and the message only for a code that is not known. */
import * as assert from 'uvu/assert'
import { coded, messageOf } from '../../contract/failures/coded.ts'
import { readResponse as inEnglish } from '../../portal/strings/en/failures.ts'
import { readResponse as inUrdu } from '../../portal/strings/ur/failures.ts'
import { test } from '../test.ts'

type Body = Record<string, unknown>
const read = async (body: object) => (await inUrdu(JSON.stringify(body))) as Body

test('a failure is said in Urdu, with the label of its field and numbers; in English it is the message', async () => {
  const failed = { success: false, ...messageOf(coded('tooLong', { name: 'age', most: 1_000 })), field: 'age' }
  assert.is(
    (await read(failed)).message,
    'Age بہت لمبا ہے: زیادہ سے زیادہ 1,000 حروف لکھیں۔',
    'labels are English here',
  )
  assert.equal(inEnglish(JSON.stringify(failed)), failed)
  const inList = { ...failed, ...messageOf(coded('notColour', { name: 'colours' })), field: 'settings.colours.2' }
  assert.is((await read(inList)).message, '\u2068colours\u2069 ایک رنگ ہونا چاہیے، جیسے #1f4a38')
})

test('a reason within a sentence is said in Urdu too', async () => {
  const why = coded('undoTooLate', { days: 30 })
  const { message } = await read({ success: false, ...messageOf(coded('importNotUndone', { why })) })
  assert.is(message, 'یہ درآمد واپس نہیں لی جا سکتی: اسے ہوئے 30 دن سے زیادہ ہو چکے ہیں۔')
})

test('the message stays for a code that is not known, and for parameters of another release', async () => {
  for (const said of [
    { code: 'fromTheFuture', params: { name: 'age' } },
    { code: 'constructor' },
    { code: 'notOneOf', params: { name: 'age' } },
    { code: 'importNotUndone', params: { why: { code: 'fromTheFuture' } } },
  ]) {
    const body = { success: false, message: 'As the server says it.', ...said }
    assert.is((await read(body)).message, body.message, said.code)
  }
})

test('what an import says of a file, its rows and photos is said in Urdu, and nothing else is touched', async () => {
  const cell = coded('cellRefused', { why: coded('required', { name: 'Phone' }) })
  const rows = [{ cells: { name: 'code' }, errors: { phone: 'Phone is required.' }, errorCodes: { phone: cell } }]
  const stray = [{ path: 'a.jpg', reason: 'No row fits.', code: 'photoOfNoRow' }]
  const draft = { notes: ['Old.', 'There are no rows below the headings.'], photos: { stray }, problem: null }
  const noteCodes = [{ code: 'unknown' }, { code: 'noteNoRows' }]
  const got = await read({ success: true, message: 'Rows', rows, import: { ...draft, noteCodes, problemCode: null } })
  const said = got as { rows: typeof rows; import: typeof draft }
  assert.equal(said.rows[0]?.errors, { phone: 'Phone لازمی ہے۔' })
  assert.equal(said.rows[0]?.cells, { name: 'code' })
  assert.equal(said.import.notes, ['Old.', 'سرخیوں کے نیچے کوئی قطار نہیں۔'])
  assert.is(said.import.photos.stray[0]?.reason, 'کوئی قطار اس سے نہیں ملتی۔')
  assert.equal([said.import.problem, got.message], [null, 'Rows'])
})

test.run()
