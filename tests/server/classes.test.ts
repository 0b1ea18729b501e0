/** The classes of a school are those of its settings, everywhere: named, ordered, renamed and taken away. */
// engines: sqlite, postgres
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { CLASSES } from '#contract/school/defaults'
import { checkSchool } from '../../server/data-folder/school-check.ts'
import { addReport, addStudent, addTeacher, form, studentFields, studentSheet } from '../../tools/samples.ts'
import { changeSchool, settingsWith } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { messagesOf } from '../message-codes.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

const PRIMARY = ['Nursery', 'KG', '1', '2', '3', '4', '5']
const SECONDARY = ['6', '7', '8', '9', '10'].flatMap((grade) => ['A', 'B', 'C'].map((section) => `${grade} ${section}`))

/** What happens while the next import is being written, before one of its transactions. */
let whileRunning: (() => Promise<unknown>) | undefined
const school = await start({
  between: (store) => ({
    ...store,
    async transaction(work) {
      if (whileRunning && (await store.acts.running()).length > 0) {
        const act = whileRunning
        whileRunning = undefined
        await act()
      }
      return store.transaction(work)
    },
  }),
})
const { store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

/** Begins with no students, and the classes of the specification. */
test.before.each(async () => {
  const ids = (await store.classes.members()).map(({ id }) => id)
  if (ids.length > 0) await admin.post('/student/deleteStudents', { ids })
  const deleted = (await admin.get('/admin/deleted')).body.data.map(({ _id }: { _id: string }) => _id)
  if (deleted.length > 0) await admin.post('/admin/deleted/erase', { ids: deleted })
  await setClasses(CLASSES)
})

const read = async () => (await admin.get('/admin/school')).body
const setClasses = (classes: readonly string[]) => changeSchool(admin, { classes: [...classes] })

/** Gives classes new names, in their places. */
async function rename(renamed: Record<string, string>) {
  const { version, settings } = await read()
  const classes = settings.classes.map((name: string) => renamed[name] ?? name)
  return admin.put('/admin/school', { version, settings: { ...settings, classes }, renamed })
}

async function add(grade: string, name = `In ${grade}`): Promise<string> {
  return (await addStudent(admin, { grade, name, photo: undefined }))._id
}
const gradeOf = async (id: string) => (await store.students.find(id))?.grade
const inClass = async (grade: string, caller: Caller = admin) => {
  const { body } = await caller.post(`/student/classFilter/${encodeURIComponent(grade)}`)
  return body.students?.map(({ name }: { name: string }) => name)
}

const draftOf = async (caller: Caller, ...grades: string[]) => {
  const lines = grades.map((grade, index) => `"Of ${grade}","${grade}",${index + 1}`)
  const file = Buffer.from(studentSheet('Name,Class,Roll number', ...lines))
  return (await caller.post('/imports?kind=student&name=list.csv', file)).body.import
}
const run = (id: string, caller: Caller = admin) => caller.post(`/imports/${id}/run`, {})
/** Runs an import; does something else after it has begun and before it has written. */
async function duringRun<T>(id: string, act: () => Promise<T>, caller: Caller = admin): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  whileRunning = () => {
    resolve(act())
    return promise
  }
  await run(id, caller)
  return promise
}
async function ran(id: string, caller: Caller = admin) {
  for (;;) {
    const { body } = await caller.get(`/imports/${id}`)
    if (body.import.progress === null) return body.import
    await pause(5)
  }
}

/** A school with these classes, through all that asks for one. @param files what a file calls some of them */
async function throughTheYear(classes: string[], files: Record<string, string>): Promise<void> {
  const [first = '', second = ''] = classes
  const last = classes.at(-1) ?? ''
  await setClasses(classes)
  const outside = await admin.post('/student/add-student', form({ grade: '11' }))
  assert.is(outside.status, 400)
  const wrong = await admin.post('/student/classFilter/11')
  assert.is(wrong.body.message, `grade must be one of ${classes.join(', ')}`)

  const written = Object.keys(files)
  const { _id, counts } = await draftOf(admin, ...written)
  assert.equal([counts.add, counts.refused], [written.length, 0])
  await run(_id)
  assert.is((await ran(_id)).state, 'done')
  for (const [name, grade] of Object.entries(files)) assert.ok((await inClass(grade)).includes(`Of ${name}`), name)

  const id = await add(first, 'Moves on')
  const leaves = await add(last, 'Leaves')
  await addReport(admin, id)
  const { body } = await admin.post('/student/searchStudent', { name: 'moves', grade: first })
  assert.equal(
    body.data.map(({ name }: { name: string }) => name),
    ['Moves on'],
  )
  const exported = await admin.post('/export/students', { format: 'csv', class: first, name: 'moves' })
  assert.match(String(exported.bytes), new RegExp(`Moves on,[^\\n]*,${first},`))
  const counted = (await admin.get('/admin/statistics')).body.classes
  assert.equal(
    counted.map(({ grade }: { grade: string }) => grade),
    classes,
    'in the order of the school',
  )
  assert.is(counted[0].reports, 1)
  assert.is(await admin.post('/student/moveStudents', { ids: [leaves], grade: '11' }).then(({ status }) => status), 400)

  const preview = (await admin.get('/student/promotion')).body
  assert.equal(
    preview.classes.map(({ grade, to }: { grade: string; to: string }) => [grade, to]),
    classes.map((grade, at) => [grade, classes[at + 1] ?? 'left']),
  )
  const { body: done } = await admin.post('/student/promote', { token: preview.token, stay: [], again: true })
  assert.ok(done.success, done.message)
  assert.equal([await gradeOf(id), await gradeOf(leaves)], [second, undefined])
  assert.is((await admin.post('/student/former/bringBack', { ids: [leaves], grade: last })).body.back, 1)
  assert.is(await gradeOf(leaves), last)
}

featureTest('a primary school from Nursery to 5 lives by its own classes', () =>
  throughTheYear(PRIMARY, { nursery: 'Nursery', 'K.G.': 'KG', '5th': '5', 'Class 4': '4', III: '3', 'class two': '2' }),
)

featureTest('a secondary school with sections lives by its own classes', () =>
  throughTheYear(SECONDARY, { '6a': '6 A', '6-B': '6 B', 'VII C': '7 C', 'Class 9, section A': '9 A', '10 c': '10 C' }),
)

test('a class is renamed with every record of it, in one act of the audit', async () => {
  const ids = [await add('5', 'Here'), await add('5', 'Leaves'), await add('6', 'Other')]
  const [here = '', leaves = ''] = ids
  await addReport(admin, leaves)
  await admin.delete(`/student/deleteStudent/${leaves}`)
  const { body } = await rename({ '5': 'Fünf "A"', '6': '5' })
  assert.ok(body.success, body.message)
  assert.equal(await Promise.all(ids.map(gradeOf)), ['Fünf "A"', undefined, '5'])
  const [shown] = (await admin.get('/admin/deleted')).body.data
  assert.is(shown.grade, 'Fünf "A"')
  await admin.post('/admin/deleted/restore', { ids: [leaves] })
  assert.equal(await inClass('Fünf "A"'), ['Here', 'Leaves'])
  const acts = (await admin.get('/admin/audit')).body.data
  const act = acts.find(({ entity, action }: Record<string, string>) => entity === 'school' && action === 'update')
  assert.equal(act.records, [{ action: 'update', entity: 'student', number: 2 }])
  assert.is((await admin.get(`/admin/audit?record=${here}`)).body.data[0]._id, act._id)
})

test('the classes of teachers get their new names and go with a class, also where they come back', async () => {
  const listOf = async (id: string) => (await store.teachers.find(id))?.classes
  const [here, leaves, imported] = [
    await addTeacher(admin, { classes: '5\n6\n7' }),
    await addTeacher(admin, { classes: '6' }),
    await addTeacher(admin, { classes: '6\n5' }),
  ]
  await admin.delete(`/teacher/deleteTeacher/${leaves._id}`)
  const draft = async (classes: string) => {
    const file = Buffer.from(`User id,Classes\n${imported.userId},${classes}`)
    return (await admin.post('/imports?kind=teacher&name=list.csv', file)).body.import._id as string
  }
  const undone = await draft('"Class 7; VIII"')
  await run(undone)
  assert.is((await ran(undone)).state, 'done')
  assert.is(await listOf(imported._id), '7\n8')
  const waiting = await draft('5')

  const { version, settings } = await read()
  const classes = settings.classes.filter((name: string) => name !== '7')
  const renamed = { '5': '6', '6': '5' }
  const { body } = await admin.put('/admin/school', { version, settings: { ...settings, classes }, renamed })
  assert.ok(body.success, body.message)
  assert.equal([await listOf(here._id), await listOf(imported._id)], ['6\n5', '8'])
  const [act] = (await admin.get('/admin/audit')).body.data
  assert.equal(act.records, [{ action: 'update', entity: 'teacher', number: 2 }])
  await admin.post('/admin/deleted/restore', { ids: [leaves._id] })
  assert.is(await listOf(leaves._id), '5')
  assert.ok((await admin.post(`/imports/${undone}/undo`, {})).body.success)
  assert.is(await listOf(imported._id), '5\n6')
  await run(waiting)
  assert.is((await ran(waiting)).state, 'done')
  assert.is(await listOf(imported._id), '6', 'the file calls it by its old name')
})

test('two classes exchange their names', async () => {
  const ids = [await add('5'), await add('6')]
  const { version, settings } = await read()
  const { body } = await admin.put('/admin/school', { version, settings, renamed: { '5': '6', '6': '5' } })
  assert.ok(body.success, body.message)
  assert.equal(await Promise.all(ids.map(gradeOf)), ['6', '5'])
  const again = await admin.put('/admin/school', { version, settings, renamed: { '5': '6', '6': '5' } })
  assert.match(again.body.message, /Nothing was changed/)
  assert.equal(await Promise.all(ids.map(gradeOf)), ['6', '5'], 'a call that is sent again does nothing')
})

featureTest('names that do not fit the list are refused, and nothing is saved', async () => {
  await add('5')
  const { version, settings } = await read()
  const without = (name: string, more: string[] = []) => [...CLASSES.filter((one) => one !== name), ...more]
  const cases: [classes: string[], renamed: object, field: string, why: RegExp][] = [
    [without('5', ['V']), { '11': 'V' }, 'renamed.11', /There is no class '11'/],
    [without('5'), { '5': 'V' }, 'renamed.5', /'V', the new name of class '5', is not in the list/],
    [without('5'), { '5': '6' }, 'renamed.5', /There is a class '6' already, and two classes cannot become one/],
    [without('5', ['V']), { '5': 'V', '6': 'V' }, 'renamed.6', /two classes cannot become one/],
    [[...CLASSES, 'V'], { '5': 'V' }, 'renamed.5', /is still in the list/],
    [without('5', ['V']), {}, 'settings.classes', /Class '5' cannot be taken away: students in it: 1/],
    [[...CLASSES, '５'], {}, 'settings.classes.10', /The class '５' is there twice, as '5'/],
    [[...CLASSES, 'All'], {}, 'settings.classes.10', /'all' for all classes/],
    [[...CLASSES, '..'], {}, 'settings.classes.10', /needs a letter or a digit/],
  ]
  for (const [classes, renamed, field, why] of cases) {
    const { status, body } = await admin.put('/admin/school', { version, settings: { ...settings, classes }, renamed })
    assert.equal([status, body.field], [400, field], body.message)
    assert.match(body.message, why)
  }
  assert.is((await read()).version, version)
})

featureTest('a class is taken away only when nobody is in it, or was and can be restored', async () => {
  const [here, gone] = [await add('5'), await add('5')]
  await admin.delete(`/student/deleteStudent/${gone}`)
  const without = CLASSES.filter((grade) => grade !== '5')
  const refused = (await setClasses(without)).body
  assert.match(refused.message, /'5' cannot be taken away: students in it: 1, deleted ones who can be restored: 1\./)
  await admin.post('/student/moveStudents', { ids: [here], grade: '6' })
  assert.match((await setClasses(without)).body.message, /students in it: 0, deleted ones who can be restored: 1\./)
  await admin.post('/admin/deleted/erase', { ids: [gone] })
  assert.equal((await setClasses(without)).body.settings?.classes, without)
  // A form that was opened before.
  const { body } = await admin.post(`/student/updateStudent/${here}`, form({ grade: '5' }))
  assert.is(body.message, `grade must be one of ${without.join(', ')}`)
})

featureTest('a version from before a renaming is brought back with the names that it had', async () => {
  const id = await add('5')
  await setClasses([...CLASSES, 'New'])
  const { version: first } = await read()
  await rename({ '5': 'V', '6': 'VI' })
  await rename({ V: 'Five' })
  const old = (await admin.get(`/admin/school/versions/${first}`)).body
  assert.equal(old.renamed, { Five: '5', VI: '6' })
  const { version } = await read()
  const { body } = await admin.put('/admin/school', { version, settings: old.settings, renamed: old.renamed })
  assert.equal(body.settings?.classes, [...CLASSES, 'New'], body.message)
  assert.is(await gradeOf(id), '5')
})

featureTest('who saves other settings while a class is renamed keeps the new name', async () => {
  const id = await add('5')
  const { version, settings } = await read()
  await rename({ '5': 'V' })
  const motto = { ...settings, identity: { ...settings.identity, motto: 'Meanwhile' } }
  const { body } = await admin.put('/admin/school', { version, settings: motto })
  assert.ok(body.settings.classes.includes('V'), body.message)
  assert.is(await gradeOf(id), 'V')
})

featureTest('a draft from before a renaming goes to the new name, whatever its file calls the class', async () => {
  const ids = [await add('5', 'Of 5'), await add('6', 'Of 5th')]
  const { _id } = await draftOf(admin, '5', '5th', 'Class VI')
  await rename({ '5': 'Apple', '6': 'Pear' })
  await rename({ Apple: 'Plum' })
  const { rows } = (await admin.get(`/imports/${_id}?show=all`)).body
  assert.equal(
    rows.map(({ cells }: { cells: { grade: string } }) => cells.grade),
    ['Plum', 'Plum', 'Pear'],
  )
  await run(_id)
  const done = await ran(_id)
  assert.is(done.state, 'done', done.problem?.message)
  assert.equal([(await inClass('Plum')).length, (await inClass('Pear')).length], [3, 2])
  assert.equal(await Promise.all(ids.map(gradeOf)), ['Plum', 'Pear'])
})

test('a class that is renamed while an import is written into it has all of its people after that', async () => {
  const other = await school.login(ADMIN.userId, ADMIN.password)
  const { _id } = await draftOf(other, ...Array.from({ length: 8 }, () => '5'))
  // Nobody is in it yet, so no student changes by the renaming.
  const renamed = await duringRun(_id, () => rename({ '5': 'V' }), other)
  const done = await ran(_id, other)
  assert.equal([renamed.body.success, done.state], [true, 'done'], done.problem?.message)
  const grades = (await store.classes.members()).map(({ grade }) => grade)
  assert.equal(
    grades,
    Array.from({ length: 8 }, () => 'V'),
  )
})

test('a class that is taken away while an import is written into it stops the import with a clear word', async () => {
  const { _id } = await draftOf(admin, ...Array.from({ length: 8 }, () => '5'))
  const { body } = await duringRun(_id, () => setClasses(CLASSES.filter((grade) => grade !== '5')))
  const done = await ran(_id)
  assert.equal([body.success, done.state], [true, 'draft'])
  assert.match(done.problem.message, /8 rows are refused now, so nothing was written/)
  assert.equal(await store.classes.members(), [])
})

test('whenever a class changes while another admin reads a file and imports it, all are in a class or none is added', async () => {
  const other = await school.login(ADMIN.userId, ADMIN.password)
  const without = CLASSES.filter((grade) => grade !== '5')
  const changes = [() => rename({ '5': 'V' }), () => setClasses(without)]
  for (const [at, change] of [0, 4, 12].flatMap((turns) => changes.map((one) => [turns, one] as const))) {
    await setClasses(CLASSES)
    const importing = draftOf(other, '5', 'Class V').then(async ({ _id }) => {
      const { body } = await run(_id, other)
      return { begun: body, ...(await ran(_id, other)) }
    })
    for (let turn = 0; turn < at; turn++) await nextTurn()
    const { success } = (await change()).body
    const { state, problem, begun, counts } = await importing
    const grades = (await store.classes.members()).map(({ grade }) => grade)
    const { classes } = (await read()).settings
    assert.ok(
      grades.every((grade) => classes.includes(grade)),
      `${grades} of ${classes}`,
    )
    if (state === 'done') assert.is(new Set(grades).size, 1)
    else {
      assert.equal([grades, success], [[], true])
      assert.match(problem?.message ?? begun.message, /refused/)
      assert.is(counts.refused, 2)
    }
    const ids = (await store.classes.members()).map(({ id }) => id)
    if (ids.length > 0) await admin.post('/student/deleteStudents', { ids })
    const gone = (await admin.get('/admin/deleted')).body.data.map(({ _id }: { _id: string }) => _id)
    if (gone.length > 0) await admin.post('/admin/deleted/erase', { ids: gone })
  }
})

test('a student who is added while the class is taken away is in a class of the school, or is refused', async () => {
  for (const grade of ['4', '5', '6']) {
    const now = (await read()).settings.classes as string[]
    const adding = admin.post('/student/add-student', form({ ...studentFields(), grade }))
    const { body: saved } = await setClasses(now.filter((name) => name !== grade))
    const { status, body } = await adding
    assert.equal([status, body.field], saved.success ? [400, 'grade'] : [200, undefined], body.message)
    const classes = (await read()).settings.classes
    assert.ok((await store.classes.members()).every((member) => classes.includes(member.grade)))
  }
})

featureTest('an import is undone into the present names of classes, and not into one that is gone', async () => {
  const { userId, _id: student } = await addStudent(admin, { grade: '5', photo: undefined })
  const file = Buffer.from(studentSheet('User id,Class', `${userId},6`))
  const { _id } = (await admin.post('/imports?kind=student&name=list.csv', file)).body.import
  await run(_id)
  await ran(_id)
  assert.is(await gradeOf(student), '6')
  assert.ok((await rename({ '5': 'V' })).body.success)
  assert.ok((await setClasses(CLASSES.filter((grade) => grade !== '5'))).body.success)
  const { undo } = (await admin.get(`/imports/${_id}`)).body.import
  assert.match(undo.reason, /were in class 'V' before/)
  await setClasses([...CLASSES.filter((grade) => grade !== '5'), 'V'])
  assert.ok((await admin.post(`/imports/${_id}/undo`, {})).body.success)
  assert.is(await gradeOf(student), 'V')
})

featureTest('students in a class that the school does not have are named to admins and by the check', async () => {
  const hintsOf = async () => messagesOf((await admin.get('/admin/adminAll')).body.hints)
  const hint = async () => (await hintsOf()).find((one) => one.includes('classes that the school does not have'))
  const [one, two] = [await add('5'), await add('5')]
  assert.is(await hint(), undefined)
  await store.transaction((tables) => tables.classes.rename(new Map([['5', 'Lost']])))
  assert.match((await hint()) ?? '', /^Students in classes that the school does not have: 2 \(2 in 'Lost'\)\./)
  const gone = await add('6')
  await store.transaction((tables) => tables.classes.rename(new Map([['6', 'Gone']])))
  await admin.delete(`/student/deleteStudent/${gone}`)
  const { faults } = await checkSchool(school.settings)
  assert.match(faults.join('\n'), /^Students in .+ 2 \(2 in 'Lost'\)\..+\nDeleted students in .+ 1 \(1 in 'Gone'\)\./)
  await admin.post('/student/moveStudents', { ids: [one], grade: '5' })
  assert.match((await hint()) ?? '', /: 1 \(1 in 'Lost'\)/)
  // The solution that the hint names: the class is added, then renamed.
  await setClasses([...CLASSES, 'Lost'])
  assert.is(await hint(), undefined)
  assert.ok((await rename({ Lost: '5 B' })).body.success)
  assert.is(await gradeOf(two ?? ''), '5 B')
})

featureTest('the description of the API lists the classes that the school has', async () => {
  await changeSchool(admin, { classes: PRIMARY })
  const { paths } = (await admin.get('/openapi.json')).body
  const [parameter] = paths['/student/classFilter/{grade}'].post.parameters
  assert.equal(parameter.schema.enum, PRIMARY)
  assert.equal(settingsWith({}).classes, [...CLASSES], 'and a fresh school has those of the specification')
})

test.run()
