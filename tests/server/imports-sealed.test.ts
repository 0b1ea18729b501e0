/** What a draft has of its file is only sealed in the database, in its files and in a backup, and goes with the draft. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import * as assert from 'uvu/assert'
import { messageRef } from '#contract/failures'
import { databaseOf } from '../../server/data-folder/school-database.ts'
import { sealProblem } from '../../server/imports/encryption.ts'
import { findFor } from '../../server/imports/find.ts'
import type { Schema } from '../../server/store/schema.ts'
import { tablesIn } from '../../server/store/tables/index.ts'
import { changeDraft } from '../../tools/change-draft.ts'
import { openRaw, tablesOf } from '../../tools/engine.ts'
import { addStudent, form, picture, studentSheet } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const folder = mkdtempSync(join(tmpdir(), 'imports-sealed-'))
const school = await start()
let admin: Caller
test.before.each(async () => {
  admin = await school.login(ADMIN.userId, ADMIN.password)
})
test.after(async () => {
  await school.stop()
  rmSync(folder, { recursive: true })
})

/** So long that no random bytes have it by chance. */
const MARK = /bookmark/i

/** The columns of all tables in which the mark stands, and the files, with a backup among them. */
async function marked(dataDir: string): Promise<string[]> {
  const found: string[] = []
  const raw = await openRaw(dataDir)
  for (const table of await tablesOf(raw)) {
    for (const row of await raw.all(`select * from "${table}"`)) {
      for (const [column, value] of Object.entries(row)) {
        const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value)
        if (MARK.test(text) && !found.includes(`${table}.${column}`)) found.push(`${table}.${column}`)
      }
    }
  }
  await raw.close()
  const backup = join(folder, 'backup.db')
  rmSync(backup, { force: true })
  await (await databaseOf({ dataDir })).backUp(backup)
  const files = [...readdirSync(dataDir).map((name) => join(dataDir, name)), backup]
  return [...found, ...files.filter((file) => MARK.test(readFileSync(file, 'latin1')))]
}

const HEAD = 'Name,Father name,Roll number,Class,Age,Phone,Address,Fee,Password,Father surname,Bookmarked column'
const GOOD =
  'Bookmarkus Ann,Bookmarkus Tom,1,3,9,12345,Bookmark Road,100,bookmark-password,Bookmark-answer,bookmark in no field'
const BAD =
  'Bookmarkus Bob,Bookmarkus Tom,=BOOKMARK(),3,9,12345,Bookmark Road,bookmark,bookmark-password,Bookmark-answer,bookmark'

async function draftWithMarks(): Promise<string> {
  const file = Buffer.from(studentSheet(HEAD.replace('Father surname', 'Answer'), GOOD, BAD))
  const { _id } = (await admin.post('/imports?kind=student&name=list.csv', file)).body.import
  for (const path of ['bookmarkus ann.png', 'bookmark nobody.png']) {
    await admin.post(`/imports/${_id}/photo`, form({ path, photo: await picture() }))
  }
  const replaced = [{ field: 'fee', written: 'bookmark', value: 'Bookmark fee' }]
  const decisions = { replaced }
  const unsealed = await changeDraft(admin, _id, { decisions })
  assert.is(unsealed.body.success, true, unsealed.body.message)
  const texts = [{ field: 'address', text: 'Bookmark town' }]
  const fields = unsealed.body.import.columns.map(({ field }: { field: string | null }) => field)
  await changeDraft(admin, _id, { columns: { fields, texts } })
  await school.store.transaction(({ acts }) =>
    acts.update(_id, {
      sealedProblem: sealProblem(messageRef('csvUnreadable', { line: 2, why: 'bookmark.png' }), _id, school.vault),
    }),
  )
  return _id
}

test('a draft is nowhere in the clear, and shows no password or recovery answer, not even as the sample of a column', async () => {
  const id = await draftWithMarks()
  const { import: draft } = (await admin.get(`/imports/${id}`)).body
  const { rows } = (await admin.get(`/imports/${id}?show=all`)).body
  assert.not.match(JSON.stringify([draft, rows]), /bookmark-password|bookmark-answer/i)
  const samples = Object.fromEntries(draft.columns.map(({ heading, sample }: never) => [heading, sample]))
  assert.equal([samples.Password, samples.Answer, samples.Address], ['••••••', '••••••', 'Bookmark Road'])
  assert.equal(
    [draft.problem.message, draft.photos.stray[0].path],
    ['The file cannot be read at line 2: bookmark.png. Save it again as CSV or .xlsx.', 'bookmark nobody.png'],
  )
  assert.match(rows[0].errors.rollNumber?.message, /BOOKMARK\(\)/)
  assert.equal(await marked(school.dataDir), [])

  // A column that is named by hand.
  const fields = draft.columns.map(({ field, heading }: { field: string; heading: string }) =>
    heading === 'Bookmarked column' ? 'answer' : field === 'answer' ? null : field,
  )
  const mapped = (await changeDraft(admin, id, { columns: { fields } })).body.import
  assert.is(mapped.columns.find(({ heading }: { heading: string }) => heading === 'Bookmarked column').sample, '••••••')
  assert.equal(await marked(school.dataDir), [])
  await admin.delete(`/imports/${id}`)
})

test('an import that is done has forgotten its file, its notes and its photos without a person; its refused rows are sealed', async () => {
  const id = await draftWithMarks()
  await admin.post(`/imports/${id}/run`, { leaveOutRefused: true })
  for (;;) {
    await pause(5)
    const { import: now } = (await admin.get(`/imports/${id}`)).body
    if (now.progress !== null) continue
    assert.equal([now.state, now.columns, now.notes, now.problem], ['done', [], [], null])
    assert.equal([now.photos.strayCount, now.photos.stray, now.counts.add], [0, [], 1])
    break
  }
  const left = await marked(school.dataDir)
  assert.equal(
    left.filter((column) => /^act|^import/.test(column)),
    [],
  )
  assert.ok(left.includes('allStudents.name'))
  const raw = await openRaw(school.dataDir)
  const [record] = await raw.all('select * from acts where id = ?', id)
  await raw.close()
  assert.equal([record.sealedDraft === null, record.sealedProblem], [false, null])
  await admin.post(`/imports/${id}/undo`)
  const { data } = (await admin.get('/admin/deleted')).body
  await admin.post('/admin/deleted/erase', { ids: data.map(({ _id }: never) => _id) })
  school.store.checkpoint()
  assert.equal(await marked(school.dataDir), [])
})

test('a step reads no more that is sealed than why the last task ended: a draft may have 100 MB', async () => {
  const id = await draftWithMarks()
  const { dialect, dialectSql } = (await databaseOf(school.settings)).forReading()
  const read = new Set<string>()
  const db = new Kysely<Schema>({ dialect }).withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      for (const row of result.rows)
        for (const [column, value] of Object.entries(row)) if (value instanceof Uint8Array) read.add(column)
      return result
    },
  })
  const tables = tablesIn(db, dialectSql)
  for (const step of ['change', 'readPhotos', 'run', 'drop'] as const)
    assert.is((await findFor(step, tables, id, { vault: school.vault, clock: Date.now }))?.hasDraft, true)
  assert.equal([...read], ['sealedProblem'])
  await db.destroy()
  await admin.delete(`/imports/${id}`)
})

test('a draft says nothing in the clear of somebody in the school whom it changes', async () => {
  const { _id } = await addStudent(admin, {
    name: 'Bookmarkus Old',
    grade: '7',
    rollNumber: '70',
    address: 'Bookmark Old Road',
  })
  const file = Buffer.from('Name,Roll number,Class,Address\nBookmarkus Old,70,7,New Road\nBookmarkus New,70,7,New Road')
  const draft = (await admin.post('/imports?kind=student', file)).body.import
  assert.equal([draft.counts.change, draft.counts.refused], [1, 1])
  await admin.delete(`/student/deleteStudent/${_id}`)
  await admin.post('/admin/deleted/erase', { ids: [_id] })
  school.store.checkpoint()
  assert.equal(await marked(school.dataDir), [])
  await admin.delete(`/imports/${draft._id}`)
})

test.run()
