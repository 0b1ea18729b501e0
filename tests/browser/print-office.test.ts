// needs: build, chromium
// shows: paper
/** What the school office prints: slips, cards, class lists and reports, as PDF. */

import * as assert from 'uvu/assert'
import { addReport, addStudent, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { printed, type Sheet } from './paper.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, openSmallSchool } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin', colorScheme: 'dark' })
const { calls } = school
const LONG = 'Muhammad Abdurrahman Siddiqui Chaudhry Ghulam Mustafa Lahori of the upper street'
const ARABIC = 'محمد علی حسن'

/** A class of 36 in the order of their roll numbers, as they are printed. */
const pupils = await Promise.all(
  Array.from({ length: 36 }, async (_, index) => {
    const number = index + 1
    const two = String(number).padStart(2, '0')
    const name: string = { 1: LONG, 2: ARABIC }[number] ?? `Pupil ${two}`
    const photo = number === 3 ? await picture() : undefined
    const fields = { name, grade: '4', rollNumber: `R-${number}`, password: `pass-${two}-word`, photo }
    return { ...(await addStudent(calls.admin, fields)), name }
  }),
)
/** The last one has chosen a password of the own. */
const owner = pupils[35] as (typeof pupils)[number]
const { calls: ownerCalls } = await school.login(owner)
await ownerCalls.put('/auth/password', { oldPassword: owner.password, newPassword: 'a-secret-of-mine' })

/** Opens what is printed, and counts the prints of the page. */
async function open(query: string, shown: string): Promise<void> {
  await admin.go(`/admin/dashboard/paper?${query}`)
  await admin.page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(Number(document.documentElement.dataset.prints ?? 0) + 1)
    }
  })
  await admin.page.locator(shown).first().waitFor()
}

/** The text with single spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ')
const textsOf = (sheets: Sheet[]) => sheets.map(({ text }) => plain(text))

/** Presses Print, waits until the page prints, and reads the sheets of paper of the size that the page asks for. */
async function print(times = 1): Promise<string[]> {
  await admin.press('Print')
  await admin.page.waitForFunction((count) => document.documentElement.dataset.prints === String(count), times)
  // The other size, in landscape: what is chosen on the page counts, and it is upright.
  const sheets = await printed(admin.page, { format: times === 1 ? 'Letter' : 'A4', landscape: true })
  assert.not(sheets.some(({ isLandscape }) => isLandscape))
  return textsOf(sheets)
}

/** In print media: the sizes of all elements, rounded to a tenth of a mm. */
const sizesOf = (selector: string) =>
  admin.page.evaluate((wanted) => {
    const inMm = (px: number) => Math.round((px / 96) * 254) / 10
    const sizes = [...document.querySelectorAll(wanted)].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${inMm(width)} x ${inMm(height)}${element.scrollHeight > element.clientHeight + 1 ? ' too full' : ''}`
    })
    return [...new Set(sizes)]
  }, selector)

test('slips of a class: ten on a sheet of A4 and Letter, none split, each print in the audit, then hidden', async () => {
  await open('kind=slips&class=4', '.slip')
  assert.is(await admin.page.locator('.slip code').count(), 0, 'nothing is loaded before')
  await admin.page.getByText('opens only on this machine').waitFor()
  for (const [times, size] of [
    [1, 'A4'],
    [2, 'Letter'],
  ] as const) {
    if (times === 2) await admin.field('Paper').selectOption(size)
    const before = (await calls.admin.get('/admin/audit')).body.total
    const sheets = await print(times)
    assert.is(sheets.length, 4, size)
    for (const [index, { name, userId, password, rollNumber }] of pupils.entries()) {
      const sheet = sheets[Math.floor(index / 10)] ?? ''
      const about = `${size}: ${name}`
      if (name !== ARABIC && name !== LONG) assert.ok(sheet.includes(name), about)
      assert.ok(sheet.includes(`Class 4 · Roll number ${rollNumber}`), about)
      assert.ok(sheet.replaceAll(' ', '').includes(userId), about)
      assert.is(sheets.join().split(password).length - 1, password === owner.password ? 0 : 1, about)
      if (password !== owner.password) assert.ok(sheet.includes(password), about)
    }
    assert.not.match(sheets.join(), 'only on this machine', 'said on the screen')
    assert.match(sheets[3] ?? '', 'chosen by its owner')
    assert.is(sheets.join().split(school.portal.origin).length - 1, 36)
    assert.is((await calls.admin.get('/admin/audit')).body.total - before, 1)
    await admin.page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await admin.page.waitForFunction(() => !document.querySelector('.slip code'))
  }
  const [line] = (await calls.admin.get('/admin/audit')).body.data
  assert.equal(line.records, [{ action: 'print secrets', entity: 'student', number: 36 }])
})

test('cards are as large as credit cards, never split, and black on white in the dark theme', async () => {
  await open('kind=cards&class=4', '.id-card-paper')
  for (const [times, size, onASheet] of [
    [1, 'A4', 10],
    [2, 'Letter', 8],
  ] as const) {
    if (times === 2) await admin.field('Paper').selectOption(size)
    const sheets = await print(times)
    assert.is(sheets.length, Math.ceil(36 / onASheet), size)
    for (const [index, { rollNumber }] of pupils.entries()) {
      const holding = sheets.flatMap((sheet, place) =>
        `${sheet} `.includes(`Roll number ${rollNumber} `) ? [place] : [],
      )
      assert.equal(holding, [Math.floor(index / onASheet)], `${size}: ${rollNumber}`)
    }
  }
  await admin.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await admin.page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return [of('body').backgroundColor, of('.sheet').color, of('.sheet').colorScheme]
  })
  assert.equal(colours, ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)', 'light'])
  assert.equal(await sizesOf('.id-card-paper'), ['85.6 x 54'])
  const photos = admin.page.locator('.id-card-paper .kit-photo')
  assert.is(await photos.and(admin.page.locator('[data-state=loaded]')).count(), 1)
  assert.is(await photos.and(admin.page.locator('[data-state=missing]')).count(), 35)
})

test('a class list has every name, its own columns, and its header on each sheet', async () => {
  await open('kind=class-list&class=4&columns=3&headings=Mon,%20Tue', '.class-list')
  assert.is(await admin.page.locator('tbody tr').first().locator('td').count(), 2 + 3)
  for (const [times, size] of [
    [1, 'A4'],
    [2, 'Letter'],
  ] as const) {
    if (times === 2) await admin.field('Paper').selectOption(size)
    const sheets = await print(times)
    assert.is(sheets.length, 2, size)
    for (const sheet of sheets) {
      assert.match(sheet, /Class 4 36 students/, size)
      assert.match(sheet, /No\. Roll no\. Name Mon Tue/, size)
    }
    const text = sheets.join(' ')
    for (const { name, rollNumber } of pupils) {
      if (name !== ARABIC) assert.ok(text.includes(name), `${size}: ${name}`)
      assert.match(text, `${rollNumber} `)
    }
  }
})

test('reports of a class: each on a sheet of its own after a sheet of those without, which can be left out', async () => {
  const own = { grade: '6' }
  const three = [
    await addStudent(calls.admin, { ...own, name: 'Bilal Khan', rollNumber: '2' }),
    await addStudent(calls.admin, { ...own, name: 'Ayesha Malik', rollNumber: '1' }),
    await addStudent(calls.admin, { ...own, name: 'Zara Butt', rollNumber: '3' }),
  ]
  for (const { _id, name } of three.slice(0, 2)) await addReport(calls.admin, _id, { message: `About ${name}.` })
  await open('kind=reports&class=6', '.report-paper')
  const sheets = await print()
  assert.is(sheets.length, 3)
  assert.match(sheets[0] ?? '', /2 of 3 written.*Without a report, Class 6 Zara Butt, Roll number 3$/)
  assert.match(sheets[1] ?? '', /^MY SCHOOL.*Ayesha Malik.*About Ayesha Malik\..*Date and signature Good$/)
  assert.match(sheets[2] ?? '', /^MY SCHOOL.*Bilal Khan.*About Bilal Khan\..*Date and signature Good$/)
  await admin.page.getByRole('checkbox').uncheck()
  assert.is((await print(2)).length, 2)
  const [line] = (await calls.admin.get('/admin/audit')).body.data
  assert.equal(line.records, [{ action: 'read report', entity: 'student', number: 2 }], 'one entry, read as a whole')
})

test('shown logins are in the audit, are not printed by the browser itself, and go when they are hidden', async () => {
  await open(`kind=slips&ids=${pupils[4]?._id},${owner._id}`, '.slip')
  await admin.press('Show logins')
  await admin.page.getByText('pass-05-word').waitFor()
  const pressed = admin.page.getByRole('button', { name: 'Hide logins' })
  await waitForFocus(pressed)
  const [{ _id }] = (await calls.admin.get('/admin/audit')).body.data
  const { data: shown } = (await calls.admin.get(`/admin/audit/${_id}/records`)).body
  assert.equal(
    shown.map(({ action, entityId }: Record<string, string>) => `${action} ${entityId}`).sort(),
    [owner, pupils[4]].map((one) => `read secrets ${one?._id}`).sort(),
  )
  await admin.page.locator('.slip', { hasText: 'Pupil 36' }).getByText('chosen by its owner').waitFor()
  const sheets = textsOf(await printed(admin.page, { format: 'A4', landscape: false }))
  assert.equal(sheets, ['User ids and passwords are printed with the button Print of this page.'])
  await admin.expectAccessible()
  await admin.press('Hide logins')
  await admin.page.waitForFunction(() => !document.body.innerHTML.includes('pass-05-word'))

  await admin.page.route('**/api/v1/admin/logins', (route) => route.abort())
  await admin.press('Print')
  await admin.expectToast('The logins could not be loaded, so nothing was printed. Try again.')
  assert.is(await admin.page.evaluate(() => document.documentElement.dataset.prints), undefined)
  admin.expectConsole(/logins/, /ERR_FAILED|ApiError|reach/)
})

test.run()
