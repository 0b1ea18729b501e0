import * as assert from 'uvu/assert'
import { operations, type Schema } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import { CLASSES } from '#contract/school/defaults'
import { test } from '../test.ts'

type Shape = { safeParse(value: unknown): { success: boolean; data?: unknown } }
const takes = (shape: Shape, value: unknown) => shape.safeParse(value).success
const field = (name: 'addStudent' | 'updateStudent', key: string): Shape => {
  const shape = operations[name].form.shape as Record<string, Shape>
  return shape[key] as Shape
}

test('text is trimmed, has a maximal length, and is never only spaces', () => {
  const name = field('addStudent', 'name')
  assert.equal(name.safeParse('  Ann \n').data, 'Ann')
  assert.ok(takes(name, 'x'.repeat(256)))
  assert.ok(takes(name, ` ${'x'.repeat(256)} `), 'the spaces around it do not count')
  assert.not.ok(takes(name, 'x'.repeat(257)))
  for (const nothing of ['', ' ', '\t\n', '\u00a0', '\ufeff'])
    assert.not.ok(takes(name, nothing), JSON.stringify(nothing))
})

test('every line end of a text becomes LF, and counts as one character', () => {
  for (const call of ['addStudent', 'updateStudent'] as const) {
    assert.is(field(call, 'name').safeParse('a\r\n\r\nb\rc\nd\r\n').data, 'a\n\nb\nc\nd')
    assert.ok(takes(field(call, 'name'), `${'x\r\n'.repeat(127)}xx`))
  }
})

test('text may have characters of any script, but no NUL and no lone surrogate', () => {
  const name = field('addStudent', 'name')
  for (const good of ['محمد', '李小龍', '👩‍🏫', 'a\u202Eb', '<b>', "'; --", '%_\\', 'a\nb'])
    assert.ok(takes(name, good), good)
  for (const bad of ['a\0', '\ud800', 'x\udc00y']) assert.not.ok(takes(name, bad), JSON.stringify(bad))
})

test('what nobody sees is no part of a name, and stays where a word or an emoji is written with it', () => {
  const name = field('addStudent', 'name')
  for (const [sent, parsed] of [
    ['\u202aAnn\u202c \u2066Lee\u2069\u200e\u200f', 'Ann Lee'],
    ['\ufeffAn\u00adn\u200b Lee\ufe0f\u2060', 'Ann Lee'],
    ['علی\u200cرضا\u200c', 'علی\u200cرضا'],
    ['क्\u200dषमा', 'क्\u200dषमा'],
    ['രാജന\u0d4d\u200d', 'രാജന\u0d4d\u200d'],
    ['An\u200cn\u200d', 'Ann'],
    ['علی \u200cرضا \u200dخان', 'علی رضا خان'],
    ['👩‍🏫 ❤️ ३\ufe0f', '👩‍🏫 ❤️ ३'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['O’Brien – Lee', 'O’Brien – Lee'],
  ] as const) {
    assert.is(name.safeParse(sent).data, parsed)
    assert.is(field('updateStudent', 'name').safeParse(sent).data, parsed)
  }
  assert.not.ok(takes(name, '\u200b\u3164'), 'nothing is seen')
  assert.is(field('updateStudent', 'name').safeParse('\u200b').data, undefined)
  assert.is(field('addStudent', 'age').safeParse('12\u200f').data, '12')
  assert.is((field('addStudent', 'grade') as Shape).safeParse('5\u200b').data, '5')
  const paragraph = 'a\u200bb \u200fc\u00ad'
  const sent = { title: 'T\u200b', description: paragraph, catagory: 'c' }
  const { data } = operations.addNotice.form.safeParse(sent)
  assert.equal([data?.title, data?.description], ['T', paragraph], 'it says where lines of sentences break')
})

test('a user id has plain signs', () => {
  const idOf = (userId: string) => {
    const { data, error } = operations.register.json.safeParse({ userId, password: '123456', answer: 'x' })
    return data?.userId ?? error?.issues[0]?.message
  }
  assert.is(idOf(' O\u2019Brien\u2013\u200b7\u202fx '), "O'Brien-7 x")
  assert.is(idOf('علی\u200cرضا'), 'علیرضا')
  for (const [bad, character] of [
    ['a\u2800b', 'U+2800'],
    ['a\u0007b', 'U+0007'],
    ['a\u2028b', 'U+000A'],
  ] as const)
    assert.is(idOf(bad), JSON.stringify({ code: 'cannotBeSeen', params: { character } }))
})

test('what people choose from lists, and ids, are trimmed like every text', () => {
  const { data: teacher } = operations.updateTeacher.form.safeParse({ gender: ' Male ' })
  assert.is(teacher?.gender, 'Male')
  const sent = { studentId: ' x ', condition: 'Good\n', message: 'm' }
  const { data: report } = operations.addReport.form.safeParse(sent)
  assert.equal([report?.studentId, report?.condition], ['x', 'Good'])
  assert.is(operations.getReport.params.safeParse({ id: ' x ' }).data?.id, 'x')
})

test('a text field accepts only strings', () => {
  const name = field('addStudent', 'name')
  for (const other of [undefined, null, 5, true, [], ['Ann'], {}, { $ne: null }]) assert.not.ok(takes(name, other))
})

test('an age is a number in digits, from 1 to 120', () => {
  const age = field('addStudent', 'age')
  for (const good of ['1', '12', '007', '120', ' 7 ']) assert.ok(takes(age, good), good)
  for (const bad of ['', '0', '121', '999', '-1', '1.5', '1e2', '0x1', '१२', '1000', '1 2', '12a'])
    assert.not.ok(takes(age, bad), bad)
})

test('digits of Urdu, Persian and Arabic are those of ASCII in an age, a phone and a code', () => {
  assert.is(field('addStudent', 'age').safeParse('۱۲').data, '12')
  assert.is(field('updateStudent', 'age').safeParse(' ١٢').data, '12')
  const phone = field('addStudent', 'phone')
  assert.is(phone.safeParse('+۹۲ ۳۰۰-۱۲۳۴۵۶۷').data, '+92 300-1234567')
  assert.not.ok(takes(phone, '۱-۲'), 'too few')
  const sent = { userId: 'a', password: 'b', code: '۱۲۳ ۴۵۶' }
  assert.is(operations.login.json.safeParse(sent).data?.code, '123 456')
})

test('a fee is any text', () => {
  const fee = field('addStudent', 'fee')
  for (const good of ['1500', '1,500.50', 'Rs 1500', 'free']) assert.ok(takes(fee, good), good)
  for (const bad of ['', ' ']) assert.not.ok(takes(fee, bad), bad)
})

test('a phone number is digits with any number of spaces and hyphens between them', () => {
  const phone = field('addStudent', 'phone')
  for (const good of ['112', '03001234567', '+92 300 123-4567', '0300 - 123', '12  34', ' 112 '])
    assert.ok(takes(phone, good), good)
  for (const bad of ['', '+', '12', '++123', '123-', '-123', '(0)123', 'abc', '1'.repeat(33), '1-2-'.repeat(50)]) {
    assert.not.ok(takes(phone, bad), bad)
  }
})

test('a phone that looks right is right, whatever its signs are; the reason names the sign that is not', () => {
  const phone = field('addStudent', 'phone')
  for (const written of [
    '\u202a+92 300 123-4567\u202c',
    '\u2066+92\u00a0300\u202f123\u20114567\u2069',
    '+92\u2009300\u3000123\u22124567\u200e',
    '\u200f+92\u2007300 1\ufe0f2\ufe0f3\u20134567\ufeff',
    '+۹۲\u200c ۳۰۰\u00ad ١٢٣\u2014۴۵۶۷',
  ])
    assert.is(phone.safeParse(written).data, '+92 300 123-4567', written)
  const reasonOf = (written: string) => {
    const { error } = operations.addStudent.form.shape.phone.safeParse(written)
    return JSON.parse(error?.issues[0]?.message ?? '{}')
  }
  for (const [written, sign] of [
    ['(0300) 1234567', '('],
    ['0300.1234567', '.'],
    ['0300\u28001234567', 'U+2800'],
    ['0300\u00071234567', 'U+0007'],
    ['☎️ 0300 1234567', '☎'],
  ] as const)
    assert.equal(reasonOf(written), { code: 'notInPhone', params: { sign } }, written)
  assert.is(reasonOf('call me').code, 'notPhone')
  assert.is(reasonOf('1-2').code, 'tooFewDigits')
})

test('a class is one of the school, by default a string from 1 to 10', () => {
  const grade = withClasses<Schema>(operations.addStudent, CLASSES).form?.shape.grade as Shape
  for (let n = 1; n <= 10; n++) assert.ok(takes(grade, String(n)))
  assert.is(grade.safeParse(' 1\n').data, '1', 'trimmed like every text')
  for (const bad of ['0', '11', '01', '', 'one', 1]) assert.not.ok(takes(grade, bad), String(bad))
})

test('on update, absent and empty fields are both undefined', () => {
  const change = operations.updateStudent.form
  const same = Object.fromEntries(Object.keys(change.shape).map((key) => [key, ' ']))
  for (const value of [{}, same]) {
    const { data } = change.safeParse(value)
    assert.ok(data && Object.values(data).every((parsed) => parsed === undefined))
  }
  assert.not.ok(takes(field('updateStudent', 'age'), 'x'))
  assert.not.ok(takes(field('updateStudent', 'name'), null))
})

test('unknown fields are dropped', () => {
  const { data } = operations.login.json.safeParse({ userId: 'a', password: 'b', role: 3 })
  assert.equal(data, { userId: 'a', password: 'b', remember: true })
})

test('a password keeps its spaces; a new one has 6 to 256 characters', () => {
  assert.is(operations.login.json.safeParse({ userId: 'a', password: ' b ' }).data?.password, ' b ')
  const answer = 'x'
  for (const [password, good] of [
    ['12345', false],
    ['123456', true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
  ] as const) {
    assert.is(takes(operations.register.json, { userId: 'a', password, answer }), good, password.slice(0, 7))
  }
})

test("a notice's date is unlimited or an existing date", () => {
  const dated = (date: unknown) =>
    operations.addNotice.form.safeParse({ title: 'a', description: 'b', catagory: 'c', date })
  for (const unlimited of ['', '1', undefined]) assert.is(dated(unlimited).data?.date, '1')
  for (const day of ['2026-03-02', '2024-02-29']) assert.is(dated(` ${day} `).data?.date, day)
  for (const bad of ['2025-02-29', '2026-02-30', '2026-00-01', '2026-1-1', '0', '2026-03-02T00:00', 1, null, {}]) {
    assert.not.ok(dated(bad).success, String(bad))
  }
})

test('the optional texts of a report may be empty on add, and an update can empty them', () => {
  const added = operations.addReport.form.safeParse({ studentId: 'x', condition: 'Bad', message: 'm' })
  assert.equal([added.data?.complain, added.data?.notification], ['', ''])
  const changed = operations.updateReport.form.safeParse({ complain: ' ', message: ' ' })
  assert.equal(changed.data, { complain: '', message: undefined })
})

test('a response with an unknown field does not match its shape', () => {
  const user = { _id: '1', userId: 'a', name: 'A', role: 0 }
  assert.ok(takes(operations.login.success, { success: true, message: 'm', user }))
  assert.not.ok(takes(operations.login.success, { success: true, message: 'm', user, token: 'x' }))
  assert.not.ok(takes(operations.login.success, { success: true, message: 'm', user: { ...user, password: 'x' } }))
  assert.not.ok(takes(operations.login.success, { success: false, message: 'm', user }))
})

test.run()
