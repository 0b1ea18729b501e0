// needs: build, firefox
// long
/** The ten commonest pages of the portal in Firefox: shown, and what people do on them done by mouse and keys. */
import type { ElementHandle } from 'puppeteer-core'
import * as assert from 'uvu/assert'
import {
  addNotice,
  addStudent,
  addTeacher,
  reportFields,
  studentByLabels,
  withOwnPassword,
} from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openFirefoxPage } from './firefox.ts'
import { LocalPortal } from './local-portal.ts'
import { ADMIN, type Login } from './server.ts'
import { logIn } from './stored-login.ts'

const portal = await LocalPortal.start()
const { calls } = await logIn(portal.origin, ADMIN)
test.after(() => portal.stop())

let person: Awaited<ReturnType<typeof openFirefoxPage>>
test.before.each(async () => {
  person = await openFirefoxPage()
})
test.after.each(async () => {
  const { lines } = person
  await person.close()
  assert.equal(lines, [])
})

/** Opens a page, and waits until its heading is there and its scripts have it. */
async function go(path: string, heading: string): Promise<void> {
  // Firefox logs an error if a script is still being loaded: the last one of a start measures it.
  await person.until(`!document.getElementById('root') ||
    performance.getEntriesByType('resource').some(({ name }) => name.includes('web-vitals'))`)
  await person.page.waitForNetworkIdle({ idleTime: 100 })
  await person.page.goto(portal.origin + path)
  await shows(heading)
}

const shows = (heading: string) =>
  person.until(`[...document.querySelectorAll('h1')].some((one) => one.innerText.includes(${JSON.stringify(heading)}))`)

/** Presses the button, link, option or label with this text. */
async function press(name: string): Promise<void> {
  const one = await person.page.waitForFunction(
    (name) =>
      [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
        (one) => one.innerText.trim() === name && one.checkVisibility(),
      ),
    {},
    name,
  )
  await (one as ElementHandle<HTMLElement>).click()
  await person.rendered()
}

/** The control with this label. */
async function field(label: string): Promise<ElementHandle<HTMLInputElement>> {
  const control = await person.page.waitForFunction(
    (label) =>
      [...document.querySelectorAll('label')].find((one) => one.innerText.replace(/ \*$/, '').trim() === label)
        ?.control,
    {},
    label,
  )
  return control as ElementHandle<HTMLInputElement>
}

/** Types into fields, by their labels. */
async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = await field(label)
    await control.click()
    await person.page.keyboard.type(value)
    assert.is(await control.evaluate(({ value }) => value), value, label)
  }
}

/** Logs in as people do, and waits for the toast. */
async function typeLogin({ userId, password }: Login): Promise<void> {
  await go('/auth/login', 'Login')
  await fill({ 'User id': userId, Password: password })
  await person.page.keyboard.press('Enter')
  await toast('Login Successfully')
}

const toast = (text: string) =>
  person.until(`document.querySelector('.kit-toast-region')?.innerText.includes('${text}')`)

test('a visitor: home, the board, a notice, about; and what a page does wrong is noticed', async () => {
  const notice = await addNotice(calls, { title: 'Sports in Firefox', description: 'Bring water.' })
  await go('/', '')
  await person.until(`document.querySelector('main').innerText.includes('Sports in Firefox')`)
  await person.press('main a[href$="/notice-board"]')
  await shows('Notice')
  await person.press(`a[href$="${notice}"]`)
  await shows('Sports in Firefox')
  assert.match(await person.run<string>('document.querySelector("main").innerText'), 'Bring water.')
  await person.press('header a[href="/"]')
  await press('Who we are')
  await shows('About')

  await person.run(`document.body.insertAdjacentHTML('beforeend', '<p onclick="alert()"></p>')
    setTimeout(() => { throw new Error('planted') })`)
  await person.until('document.body.lastChild.click() || true')
  await person.rendered()
  const lines = person.lines.splice(0)
  for (const one of [/^error: Error: planted/, /^error: Content-Security-Policy: .*script-src-attr/])
    assert.ok(
      lines.some((line) => one.test(line)),
      lines.join('\n'),
    )
})

test('an admin logs in, finds a student in the list, and adds one', async () => {
  await addStudent(calls, { name: 'Zainab Bibi' })
  await addStudent(calls, { name: 'Omar Aziz' })
  await typeLogin(ADMIN)
  await person.press('header a[href$="/admin/dashboard"]')
  await shows('Dashboard')

  await person.press('.shortcuts a[href$="/Student-detail"]')
  await shows('Total Student')
  const rows = `[...document.querySelectorAll('tbody tr th')].map((one) => one.innerText.trim())`
  await person.until(`${rows}.includes('Omar Aziz')`)
  await person.press('input[type=search]')
  await person.page.keyboard.type('zainab')
  await press('Search')
  await person.until(`${rows}.length === 1`)
  assert.equal(await person.run(rows), ['Zainab Bibi'])

  // The toast, which stays in a test, would lie over a field.
  await go('/admin/dashboard/add-student', 'Add student')
  const { Class: grade = '', ...typed } = studentByLabels({ name: 'Sara Malik', grade: '3' })
  await fill({ ...typed, 'Last name of Your Father': 'Malik' })
  await (await field('Class')).focus()
  await person.page.keyboard.type(grade)
  await person.press('button[type=submit]')
  await toast('Data added SuccessFully')
  const { students } = (await calls.get('/student/getAllStudent')).body
  const sara = students.find(({ name }: { name: string }) => name === 'Sara Malik')
  assert.is(sara?.grade, '3')
})

test('a teacher writes a report, and the student reads it', async () => {
  const student = await addStudent(calls, { name: 'Ayesha Noor' })
  const teacher = await withOwnPassword((await logIn(portal.origin, ADMIN)).calls, await addTeacher(calls))
  await typeLogin(teacher)
  await go(`/teacher/dashboard/add-student-report/${student._id}`, 'Add report')
  const { condition, message, notification, complain } = reportFields
  await fill({ Message: message, Complain: complain, Notification: notification })
  await press(condition)
  await press('Add report')
  await toast('Report is add Successfully')

  await person.close()
  person = await openFirefoxPage()
  await typeLogin(student)
  await person.press('header a[href^="/student/report"]')
  await person.until(`document.querySelector('main article')?.innerText.includes('${message}')`)
})

test.run()
