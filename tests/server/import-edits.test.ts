/** A corrected row of a draft is planned with the rows that it can influence, as if all were planned. */
import * as assert from 'uvu/assert'
import type { ImportKind } from '#contract/imports'
import { seeded } from '../../sample/random.ts'
import { planRows, schoolFor } from '../../server/imports/draft/plan.ts'
import { findImport, findRows } from '../../server/imports/find.ts'
import { currentSchool } from '../../server/school/current.ts'
import { addStudent, addTeacher } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** The lines of rows that were read from the database, in this test. */
const readLines: number[] = []
const school = await start({
  between: (store) => {
    const { rowsAfter, rowsAt } = store.imports
    const noted = async (rows: ReturnType<typeof rowsAfter>) => {
      readLines.push(...(await rows).map(({ row }) => row))
      return rows
    }
    const imports = {
      ...store.imports,
      rowsAfter: (...args: Parameters<typeof rowsAfter>) => noted(rowsAfter(...args)),
      rowsAt: (...args: Parameters<typeof rowsAt>) => noted(rowsAt(...args)),
    }
    return { ...store, imports }
  },
})
test.after(() => school.stop())
const { store, vault } = school
const services = { store, vault, clock: Date.now, school: currentSchool(store, school.settings) }
let admin: Caller
test.before.each(async () => {
  admin = await school.login(ADMIN.userId, ADMIN.password)
  readLines.length = 0
})

type Row = Record<string, string>
async function draftOf(kind: ImportKind, head: readonly string[], rows: readonly (readonly string[])[]) {
  const sheet = Buffer.from([head, ...rows].map((cells) => cells.join(',')).join('\n'))
  const { body } = await admin.post(`/imports?kind=${kind}`, sheet)
  assert.is(body.success, true, body.message)
  return body.import._id as string
}
const edit = async (id: string, row: number, change: { cells?: Row; omit?: boolean }) => {
  const { body } = await admin.put(`/imports/${id}/rows/${row}`, change)
  assert.is(body.success, true, body.message)
  return body
}

/** Asserts that nothing changes where all rows of a draft are planned. */
async function expectPlanned(id: string, message: string): Promise<void> {
  const record = await findImport(store, id, services)
  const rows = await findRows(store, id, services)
  const { changed, summary } = await planRows(record, rows, await schoolFor(record, services))
  const stored = rows.filter(({ row }) => changed.some((one) => one.row === row))
  assert.equal(changed, stored, message)
  const { counts, faults, marked } = record
  assert.equal({ counts, faults, marked }, summary, message)
}

const HEADINGS = {
  student: ['Name', 'Father name', 'Roll number', 'Class', 'Age', 'Phone', 'Address', 'Fee', 'User id'],
  teacher: ['Name', 'Phone', 'Gender', 'Address', 'Qualifications', 'Salary', 'Subject', 'Bank detail', 'Experience'],
}
/** Few values for each field, so that rows and people of the school often have the same. */
const VALUES = {
  student: {
    name: ['Ann Lee', 'ann  lee', 'Bob Ray', 'Cem Öz', 'محمد خان', 'Gone Away', ''],
    fatherName: ['Tom'],
    rollNumber: ['1', '001', '2', '3', '4', '2.02E+11', ''],
    grade: ['3', '3', 'Class 3', '4', '99', '3 C', ''],
    age: ['9', '9', '9', 'nine', ''],
    phone: ['12345', '3001234567'],
    address: ['Road', 'ZoÃ«'],
    fee: ['100', '200'],
    userId: [...Array(12).fill(''), 'Fresh-1@mySchool.com', 'FRESH-1@mySchool.com'],
  },
  teacher: {
    name: ['Ann Lee', 'ann  lee', 'Cem Öz', 'Cem Oz', 'Bob Ray', ''],
    phone: ['12345', '123-45', '67890', '3001234567', ''],
    gender: ['Male', 'x'],
    address: ['Road'],
    qualifications: ['MSc'],
    salary: ['100', '200'],
    subject: ['Art'],
    bankDetail: ['IBAN'],
    experience: ['1 year'],
  },
} satisfies Record<ImportKind, Record<string, string[]>>

const ROWS = 24
const EDITS = 30

for (const [kind, seed] of [
  ['student', 1],
  ['student', 2],
  ['teacher', 3],
] as const) {
  test(`after each of many corrections, a list of ${kind}s is as if all rows were planned again (${seed})`, async () => {
    const ann = await addStudent(admin, { name: 'Ann Lee', grade: '3', rollNumber: '1' })
    const gone = await addStudent(admin, { name: 'Gone Away', grade: '4', rollNumber: '4' })
    await admin.post('/student/moveStudents', { ids: [gone._id], grade: 'left' })
    const teacher = await addTeacher(admin, { name: 'Bob Ray', phone: '12345' })
    const random = seeded(seed)
    const values: Record<string, string[]> = structuredClone(VALUES[kind])
    values.userId?.push(ann.userId, gone.userId, teacher.userId)
    const fields = Object.keys(VALUES[kind])
    const lines = Array.from({ length: ROWS }, () => fields.map((field) => random.pick(values[field] ?? [])))
    const id = await draftOf(kind, HEADINGS[kind], lines)
    await expectPlanned(id, 'as it was read')
    for (let number = 1; number <= EDITS; number++) {
      const row = random.whole(2, ROWS + 1)
      const cells: Row = {}
      for (let count = 0; count < 2; count++) {
        const field = random.pick(fields)
        cells[field] = random.pick(values[field] ?? [])
      }
      const { body } = await admin.get(`/imports/${id}/rows`)
      const made = body.rows.map((one: { userId: string }) => one.userId).filter(Boolean)
      // A user id that another row got.
      if (random.chance(0.1) && made.length > 0) cells.userId = random.pick(made)
      const change = random.chance(0.2) ? { omit: random.chance(0.5) } : { cells }
      readLines.length = 0
      await edit(id, row, change)
      assert.ok(readLines.length < ROWS, `${number}: all rows were read`)
      await expectPlanned(id, `${number}: ${JSON.stringify({ row, ...change })}`)
    }
  })
}

test('a correction reads the rows that have a key of the row before or after it, and no other', async () => {
  const line = (name: string, roll: string, grade: string) => [name, 'Tom', roll, grade, '9', '12345', 'Road', '1', '']
  const id = await draftOf('student', HEADINGS.student, [
    line('One', '50', '5'),
    line('Two', '51', '5'),
    line('Three', '050', '5'),
    line('Four', '50', '6'),
    line('Five', '52', '5'),
  ])
  readLines.length = 0
  const { import: after } = await edit(id, 2, { cells: { rollNumber: '51' } })
  assert.equal(readLines, [2, 3, 4])
  assert.equal([after.counts.add, after.counts.refused], [4, 1])
  await expectPlanned(id, 'moved')
})

test('a new user id is none that another row has', async () => {
  const EDITED = 20
  // Every fifth user id that could be made: without the others in mind, one of twenty would be theirs.
  const ids = Array.from({ length: 2_000 }, (_, at) => `${at < EDITED ? 'Own' : 'Dan-Mok'}-${at}@mySchool.com`)
  const lines = ids.map((userId, at) => ['Dan Mok', 'Tom', String(at), '8', '9', '12345', 'Road', '1', userId])
  const id = await draftOf('student', HEADINGS.student, lines)
  const made: string[] = []
  for (let at = 0; at < EDITED; at++) made.push((await edit(id, at + 2, { cells: { userId: '' } })).row.userId)
  for (const userId of made) assert.match(userId, /^Dan-Mok-\d+@/)
  assert.is(new Set([...ids, ...made]).size, ids.length + EDITED)
})

test('where the school has changed since, a correction plans all rows', async () => {
  const line = (name: string, roll: string) => [name, 'Tom', roll, '7', '9', '12345', 'Road', '1', '']
  const id = await draftOf('student', HEADINGS.student, [line('One', '60'), line('Two', '61')])
  await addStudent(admin, { name: 'Somebody Else', grade: '7', rollNumber: '61' })
  readLines.length = 0
  const { import: after } = await edit(id, 2, { cells: { age: '10' } })
  assert.equal(readLines, [2, 3])
  assert.equal([after.counts.add, after.counts.refused], [1, 1])
})

test.run()
