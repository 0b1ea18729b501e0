// needs: build, chromium
// shows: home, account
/** Every page shows who is logged in. A plain user reads what the login is for. */
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { sidewaysScroll } from './axe.ts'
import { openSmallSchool } from './small-school.ts'
import { logIn } from './stored-login.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()

const user = ({ page }: Visitor) => page.getByRole('banner').locator('[data-part=user]')
const note = ({ page }: Visitor) => page.getByRole('complementary', { name: 'About your login' })

test('a name of 60 characters is visually cut off where there is no room, and complete for a screen reader', async () => {
  const name = `${'Muhammad Abdul Rahman Siddiqui '.repeat(2)}`.slice(0, 60).trim()
  const student = await addStudent(school.calls.admin, { name })
  const { stored } = await logIn(school.portal.origin, student)
  const visitor = await school.openAsVisitor({ login: stored })
  await visitor.go('/')
  await visitor.rest()
  await user(visitor).waitFor()
  for (const width of [360, 768, 1280]) {
    await visitor.page.setViewportSize({ width, height: 800 })
    assert.is(await user(visitor).textContent(), name)
    const { right } = await user(visitor).evaluate((element) => element.getBoundingClientRect())
    assert.ok(right <= width, `at ${width} px it ends at ${right} px`)
    assert.is(await sidewaysScroll(visitor.page), 0, `${width} px`)
    const isCut = await user(visitor).evaluate((element) => element.scrollWidth > element.clientWidth)
    assert.is(isCut, width !== 768, `${width} px`)
  }
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

test.run()
