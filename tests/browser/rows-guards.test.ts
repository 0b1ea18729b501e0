// needs: build, chromium
/** Forged logins. Whom a guard sends away: tests/portal/guards.test.ts. That each role may open its pages: pages-*.test.ts. */

import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { FAILURE_LOGS } from './failures.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { _id } = school.student

/** Opens a browser with a forged login in localStorage, and the session of `who` or none. */
async function forged(who: 'student' | 'teacher' | 'nobody', role: number): Promise<Visitor> {
  const person = who === 'nobody' ? await school.openAsVisitor() : await school.openAs(who)
  // From a page of the origin that runs no script of the portal. An init script of the context would cost 0.45 s: its page
  // cannot be used again.
  await person.page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await person.page.goto('/empty')
  await person.page.evaluate((role) => {
    const stored = JSON.parse(
      localStorage.getItem('auth') ??
        '{"success":true,"message":"","user":{"_id":"forged","userId":"forged","name":"Forged"}}',
    )
    stored.user.role = role
    localStorage.setItem('auth', JSON.stringify(stored))
  }, role)
  return person
}

coversRows(
  ['guard.forged'],
  'a visitor who stored role 3 sees nothing of a student, and the stored login goes',
  async () => {
    const person = await forged('nobody', 3)
    const answers: string[] = []
    person.page.on('response', async (response) => {
      if (response.url().includes('/api/v1')) answers.push(await response.text().catch(() => ''))
    })
    await person.go(`/admin/dashboard/fullStudent-detail/${_id}`)
    await person.expectToast('Your session has ended. Please log in again.')
    await person.page.waitForURL('**/auth/login')
    assert.is(await person.page.evaluate(() => localStorage.getItem('auth')), null)
    assert.equal(await person.navigation(), ['Home', 'Login', 'Register'])
    assert.ok(answers.length > 0)
    for (const answer of answers) assert.not.match(answer, /Ann Lee|ann-password|Tom Lee|parent/)
    // If the chunk of a page loads before the server has answered, the page requests its data and gets an error.
    for (const line of person.errors()) assert.match(line, FAILURE_LOGS)
  },
)

coversRows(['guard.forged'], 'a teacher with a forged role 3 is a teacher again at once, and no admin', async () => {
  const person = await forged('teacher', 3)
  const asked: number[] = []
  person.page.on('response', (response) => {
    if (/\/admin\/|\/teacher\//.test(response.url()) && response.url().includes('/api/v1'))
      asked.push(response.status())
  })
  await person.go('/admin/dashboard')
  await person.expectToast('Your are not admin')
  assert.is(person.path(), '/')
  assert.ok(
    asked.every((status) => status === 403),
    asked.join(' '),
  )
  const stored = await person.page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? ''))
  assert.is(stored.user.role, 2)
  await person.roundTrip()
  const all = ['Home', 'Notice board', 'About', 'Contact', 'Q&A']
  assert.equal(
    (await person.navigation()).map((name) => name.split('\n')[0]),
    [...all, 'Dashboard'],
  )
})

coversRows(['guard.forged'], 'a student with a forged role 2 gets no list of students', async () => {
  const person = await forged('student', 2)
  await person.go('/teacher/dashboard')
  await person.expectToast('Your are not Teacher')
  assert.is(person.path(), '/')
  // The student's own name is in the header.
  assert.not.match(await person.page.locator('main').innerText(), /Ann Lee/)
})

test.run()
