/** What comes of the rows of an import: cells and the school go in, what is done with each row comes out. */
import * as assert from 'uvu/assert'
import type { ImportKind } from '#contract/imports'
import { NO_PHOTOS } from '../../server/imports/encryption.ts'
import { pageOf } from '../../server/imports/plan/page.ts'
import type { School } from '../../server/imports/plan/school.ts'
import { freeUserId } from '../../server/imports/plan/user-ids.ts'
import { userKey } from '../../server/store/user-key.ts'
import { test } from '../test.ts'
import { change, decide, draftOf, edit, personOf } from './import-plan.ts'

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee,User id'
const STAFF = 'Name,Phone,Gender,Address,Qualifications,Salary,Subject,Bank detail,Experience,Classes'
/** A line of a student; what is not named is fine. */
const line = ({ name = 'Ann Lee', roll = '50', grade = '5', age = '9', userId = '' } = {}) =>
  `${name},Tom Lee,${roll},${grade},${age},12345,1 Hill Road,100,${userId}`
const teacher = ({ name = 'Sara Malik', phone = '12345', salary = '100', classes = '' } = {}) =>
  `${name},${phone},Female,Road,MSc,${salary},Art,IBAN,1 year,"${classes}"`

const ann = personOf({ name: 'Ann Lee', rollNumber: '007', grade: '5', age: '9', userId: 'Ann-1@x' })
const sara = {
  ...{ id: 't1', login: 'l1', userId: 'Sara-1Teacher@x', version: 1, photoVersion: null },
  ...{ name: 'Sara Malik', phone: '123-45', gender: 'Female', address: 'Road', qualifications: 'MSc', salary: '100' },
  ...{ subject: 'Art', bankDetail: 'IBAN', experience: '1 year', classes: '5\n6' },
}
const omar = { ...sara, id: 't2', name: 'Omar Sheikh', phone: '678', classes: '' }
const gone = { name: 'Gone Away', grade: '4', rollNumber: '4', userKey: userKey('Gone-1@x') }
const school: Partial<School> = {
  country: undefined,
  people: [ann, { ...ann, id: 'twin 1', rollNumber: '9' }, { ...ann, id: 'twin 2', rollNumber: '09' }],
  former: [gone],
  userKeys: ['Ann-1@x', 'Sara-1Teacher@x', 'Gone-1@x'].map(userKey),
}

// The lines, and of each: the action, then the field and a part of what is said about it.
const cases: [what: string, lines: string[], expected: string[]][] = [
  ['a new student is added', [line()], ['add']],
  ['the same class, roll number and name are the student', [line({ roll: '7' })], ['same']],
  ['the name in other letters is the same', [line({ roll: '7', name: 'ann  LEE' })], ['change']],
  ['another value changes it', [line({ roll: '007', age: '10' })], ['change']],
  ['an empty cell changes nothing', [line({ roll: '007', age: '' })], ['same']],
  [
    'another name on the roll number is refused',
    [line({ roll: '7', name: 'Bob' })],
    ['refused rollNumber: is Ann Lee'],
  ],
  ['a user id that is known is the student', [line({ userId: 'ann-1@X', name: 'Ann Ray' })], ['change']],
  ['a user id of a teacher is refused', [line({ userId: 'Sara-1Teacher@x' })], ['refused userId: no student']],
  ['a user id of one who has left is refused', [line({ userId: 'Gone-1@x' })], ['refused userId: Gone Away']],
  ['two students that fit are told', [line({ roll: '9' })], ['refused row: 2 students']],
  [
    'a row that is there twice is refused once',
    [line(), line({ name: 'Bo' })],
    ['add', 'refused rollNumber: in line 2'],
  ],
  [
    'zeros before a roll number are no difference',
    [line(), line({ roll: '050' })],
    ['add', 'refused rollNumber: line 2'],
  ],
  ['one roll number in two classes is two students', [line(), line({ grade: '6' })], ['add', 'add']],
  [
    'a user id that is there twice',
    [line({ userId: 'n@x' }), line({ roll: '1', userId: 'N@x' })],
    ['add', 'refused userId: line 2'],
  ],
  ['a class that the school has not', [line({ grade: '99' })], ['refused grade: one of']],
  ['a value that is missing', [line({ age: '' })], ['refused age: required']],
  ['several faults of a row', [line({ grade: '99', age: 'x' })], ['refused age: number, grade: one of']],
  [
    'who has left is mentioned and may come again',
    [line({ name: 'Gone Away', grade: '4', roll: '4' })],
    ['add name: has left'],
  ],
  [
    'a number that a spreadsheet has rewritten is mentioned',
    [line({ roll: '2.02E+11' })],
    ['add rollNumber: shortened'],
  ],
  ['what is filled down a list is nobody', [',,60,5,,,,,'], ['omit']],
]
const ofTeachers: typeof cases = [
  ['a new teacher is added', [teacher({ name: 'Omar' })], ['add']],
  ['the same name and phone are the teacher', [teacher({ phone: '123-45' })], ['same']],
  ['so are the same digits, which are written in another way', [teacher()], ['change']],
  ['another phone is another teacher', [teacher({ phone: '67890' })], ['add']],
  ['another value changes it', [teacher({ salary: '200' })], ['change']],
  ['an empty cell leaves the classes', [teacher({ phone: '123-45', classes: ' ' })], ['same']],
  ['a dash empties the classes', [teacher({ phone: '123-45', classes: '-' })], ['change']],
  ['so does one of a word processor', [teacher({ phone: '123-45', classes: ' — ' })], ['change']],
  ['who has none stays the same', [teacher({ name: 'Omar Sheikh', phone: '678', classes: '–' })], ['same']],
  ['a new teacher has none then', [teacher({ name: 'Nida', classes: '-' })], ['add']],
  ['two dashes are no class', [teacher({ name: 'Nida', classes: '--' })], ['refused classes: no class']],
  ['a required field cannot be emptied', [teacher({ name: 'Nida', phone: '-' })], ['refused phone: too short']],
  [
    'a teacher who is there twice',
    [teacher({ name: 'Omar' }), teacher({ name: 'omar' })],
    ['add', 'refused row: line 2'],
  ],
]

for (const [kind, head, people, table] of [
  ['student', HEAD, school, cases],
  ['teacher', STAFF, { ...school, people: [sara, omar] }, ofTeachers],
] satisfies [ImportKind, string, Partial<School>, typeof cases][]) {
  for (const [what, lines, expected] of table) {
    test(`${kind}: ${what}`, async () => {
      const { byLine } = await draftOf([head, ...lines].join('\n'), { kind, school: people })
      const found = byLine()
      assert.is(found.length, expected.length)
      for (const [at, { action, errors, marks }] of found.entries()) {
        const text = expected[at] ?? ''
        const [, expectedAction, said = ''] = /^(\w+) ?(.*)$/.exec(text) ?? []
        assert.is(action, expectedAction, JSON.stringify(errors))
        const texts = Object.entries({ ...errors, ...marks }).map(([field, { message }]) => [field, message] as const)
        const parts = said === '' ? [] : said.split(', ').map((part) => part.split(': '))
        assert.equal(texts.map(([field]) => field).sort(), parts.map(([field]) => field).sort())
        for (const [field, words = ''] of parts) {
          assert.match(texts.find(([name]) => name === field)?.[1] ?? '', words)
        }
      }
    })
  }
}

test('what a change replaces is said; a record that is the same is not changed', async () => {
  const { byLine } = await draftOf([HEAD, line({ roll: '007', name: 'ANN LEE', age: '10' })].join('\n'), { school })
  assert.equal(byLine()[0]?.before, { name: 'Ann Lee', age: '9' })
  assert.is(byLine()[0]?.recordId, ann.id)
})

test('a field that is emptied is said with what it had; corrected to nothing, it keeps that', async () => {
  const school = { people: [sara] }
  const text = [STAFF, teacher({ phone: '123-45', classes: '-' })].join('\n')
  const { byLine, list } = await draftOf(text, { kind: 'teacher', school })
  const [row] = byLine()
  assert.equal([row?.cells.classes, row?.before], ['-', { classes: '5\n6' }])
  assert.is((await edit(list, 2, { classes: '' })).actions, 's')
  // A decision for all rows may empty it too.
  const all = await draftOf(text.replace('"-"', '"none"'), { kind: 'teacher', school })
  const decided = { replaced: [{ field: 'classes', written: 'none', value: '-' }] }
  assert.equal((await decide(all.list, decided)).byLine()[0]?.before, { classes: '5\n6' })
})

test('a correction plans the rows that it concerns with it: one is free, and another is refused', async () => {
  const { list } = await draftOf([HEAD, line(), line({ roll: '51' }), line({ roll: '050' })].join('\n'))
  assert.is(list.now.actions, 'aar')
  assert.is((await edit(list, 2, { rollNumber: '51' })).actions, 'ara')
  assert.is((await change(list, { edits: [{ row: 2, omit: true }] })).actions, 'oaa')
  // A later correction stays beside the earlier ones.
  const { byLine } = await change(list, { edits: [{ row: 2, omit: false, cells: { age: '10' } }] })
  assert.equal([byLine()[0]?.cells.age, byLine()[0]?.cells.rollNumber, list.now.actions], ['10', '51', 'ara'])
})

test('the same draft and school have the same plan, with the same user ids; a user id that was taken is another one', async () => {
  const names = ['Ann Lee', 'Ann Lee', 'Bob']
  const of = await draftOf([HEAD, ...names.map((name, at) => line({ name, roll: `r${at}` }))].join('\n'))
  const idsOf = ({ byLine }: Pick<typeof of, 'byLine'>) => byLine().map(({ userId }) => userId)
  const before = idsOf(of)
  assert.equal(idsOf(await of.in({})), before)
  assert.is(new Set(before).size, 3)
  for (const userId of before) assert.match(userId, /^(Ann-Lee|Bob)-\d{1,4}@mySchool\.com$/)
  const after = idsOf(await of.in({ userKeys: [userKey(before[0] ?? '')] }))
  assert.equal([after[0] === before[0], after.slice(1)], [false, before.slice(1)])
  // Where the number belongs to somebody, it is not given to two.
  assert.equal(idsOf(await edit(of.list, 4, { userId: before[0] ?? '' })).filter((id) => id === before[0]).length, 1)
})

test('a user id is found also where thousands have the name', () => {
  const owner = { person: 'Ann', kind: 'student', suffix: '@x' } as const
  const taken = new Set(Array.from({ length: 10_000 }, (_, number) => userKey(`Ann-${number}@x`)))
  const found = Array.from({ length: 50 }, (_, row) => freeUserId(owner, `d ${row}`, taken))
  assert.is(new Set(found).size, 50)
  for (const userId of found) assert.match(userId, /^Ann-\d{5,6}@x$/)
})

test('a class of a file has the present name of its class, also where two have exchanged theirs', async () => {
  const of = await draftOf([HEAD, line({ grade: 'Class 5' }), line({ grade: '6', roll: '2' })].join('\n'))
  const gradesIn = async (classes: string[], renamed: [string, string][]) =>
    (await of.in({ classes, renamed })).byLine().map(({ cells }) => cells.grade)
  assert.equal(
    await gradesIn(
      ['Five', '6'],
      [
        ['5', 'Five'],
        ['6', '6'],
      ],
    ),
    ['Five', '6'],
  )
  assert.equal(
    await gradesIn(
      ['5', '6'],
      [
        ['5', '6'],
        ['6', '5'],
      ],
    ),
    ['6', '5'],
  )
})

test('a photo changes a known student, but not where the file is the one that the student has', async () => {
  const file = [HEAD, line({ roll: '007' }), line()].join('\n')
  const of = async (photoVersion: string, sent: string) => {
    const photos = { ...NO_PHOTOS, rows: { 2: { path: 'a.png', version: 'new', sent } } }
    const { actions, photos: found } = await draftOf(file, { school: { people: [{ ...ann, photoVersion }] }, photos })
    return [actions, found.matched, found.peopleWithout]
  }
  assert.equal(await of('old', 'file'), ['ca', 1, 1])
  assert.equal(await of('file', 'file'), ['sa', 0, 1])
})

test('a page has what the filter fits, refused rows first, after the rows that somebody looks at', () => {
  const actions = ['add', 'refused', 'add', 'omit'] as const
  const rows = actions.map((action, at) => ({ row: at + 1, action, marks: at === 2 ? { name: {} } : {} }))
  const of = (refused: number) => ({ rows, counts: { refused } }) as never
  const lines = (asked: Partial<Parameters<typeof pageOf>[1]>, refused = 1) => {
    const { rows, show, total } = pageOf(of(refused), { page: 1, ...asked })
    return [show, total, ...rows.map(({ row }) => row)]
  }
  assert.equal(lines({}), ['refused', 1, 2])
  assert.equal(lines({}, 0), ['all', 4, 2, 1, 3, 4])
  assert.equal(lines({ show: 'marked' }), ['marked', 1, 3])
  assert.equal(lines({ show: 'refused', shown: [4, 2, 99] }), ['refused', 1, 4, 2])
  assert.equal(lines({ show: 'add', shown: [3] }), ['add', 2, 3, 1])
  assert.equal(lines({ show: 'all', page: 2 }), ['all', 4])
})

test.run()
