// needs: build, chromium
// shows: home, account, notices
/** Every page shows who is logged in. A plain user reads what the login is for. */
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'
import { openSmallSchool } from './small-school.ts'
import { logIn } from './stored-login.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool(await openBrowser())

test.before.each(() => school.reset())
test.after(() => school.close())

const user = ({ page }: Visitor) => page.getByRole('banner').locator('[data-part=user]')
const note = ({ page }: Visitor) => page.getByRole('complementary', { name: 'About your login' })

test('a name of 60 characters is visually cut off where there is no room, and complete for a screen reader', async () => {
  const name = `${'Muhammad Abdul Rahman Siddiqui '.repeat(2)}`.slice(0, 60).trim()
  const student = await addStudent(school.calls.admin, { name })
  const { stored } = await logIn(school.portal.origin, student)
  const visitor = await school.openAsVisitor({ login: stored })
  for (const path of ['/', '/notice-board', '/account']) {
    await visitor.go(path)
    await visitor.rest()
    await user(visitor).waitFor()
    for (const width of [360, 768, 1280]) {
      await visitor.page.setViewportSize({ width, height: 800 })
      const where = `${path} at ${width} px`
      assert.is(await user(visitor).textContent(), name)
      const { right } = await user(visitor).evaluate((element) => element.getBoundingClientRect())
      assert.ok(right <= width, `${where}: it ends at ${right} px`)
      assert.is(await sidewaysScroll(visitor.page), 0, where)
      const isCut = await user(visitor).evaluate((element) => element.scrollWidth > element.clientWidth)
      assert.is(isCut, width !== 768, where)
    }
  }
})

test('there is no name for a visitor or after a logout', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.go('/')
  assert.is(await user(visitor).count(), 0)
  await visitor.login(school.user.userId, school.user.password)
  await user(visitor).filter({ hasText: 'parent' }).waitFor()
  await visitor.press('Logout')
  await user(visitor).waitFor({ state: 'detached' })
})

test('the login and the account page explain to a plain user what the login is for', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.login(school.user.userId, school.user.password)
  await note(visitor).getByText('With this login you read the notices').waitFor()
  await visitor.expectAccessible()
  await note(visitor).getByRole('button', { name: 'Close' }).click()
  await note(visitor).waitFor({ state: 'detached' })
  await visitor.go('/account')
  await visitor.page.getByRole('main').getByText('With this login you read the notices').waitFor()
})

test('a student gets no explanation of the login', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.login(school.student.userId, school.student.password)
  await visitor.expectToast('Login Successfully')
  assert.is(await note(visitor).count(), 0)
  await visitor.go('/account')
  await visitor.page.getByRole('heading', { level: 2 }).first().waitFor()
  assert.is(await visitor.page.getByText('With this login you read').count(), 0)
})

test.run()
