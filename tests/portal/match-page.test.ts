import '../dom.ts'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { coversRows } from '../browser/rows.ts'
import { logged } from '../dom.ts'
import { test } from '../test.ts'

const { lazyScript, ScriptNotLoaded } = await import('../../portal/routing/lazy-script.ts')
const { fetchNeeds, matchPage } = await import('../../portal/match-page.ts')
const { school } = await import('../../portal/state/school.ts')
const { pages, unknownPage } = await import('../../portal/pages.tsx')

test.before.each(async () => {
  school.value = publicSchool(defaultSettings, 'en')
  await fetchNeeds('/about')
  await fetchNeeds('/admin/dashboard')
})

test('of a page whose area is not fetched, the guard is known', () => {
  const row = pages.find(({ path }) => path === '/admin')
  assert.ok(row && 'section' in row)
  const { section } = row
  try {
    row.section = () => undefined
    const { guard, layout, path, needs } = matchPage('/admin/dashboard/audit')
    assert.equal([guard, layout, path, needs[0]], ['admin', undefined, unknownPage.path, row.area])
  } finally {
    row.section = section
  }
  const { guard, layout, path } = matchPage('/admin/dashboard/audit')
  assert.equal([guard, typeof layout, path], ['admin', 'function', '/dashboard/audit'])
})

coversRows(['routes.case'], 'letter case and a trailing slash are ignored', () => {
  for (const path of ['/notice-board', '/NOTICE-Board', '/notice-board/']) {
    assert.is(matchPage(path).path, '/notice-board', path)
  }
  for (const [asked, path, guard] of [
    ['/aBoUt', '/about', undefined],
    ['/Contact', '/contact', undefined],
    ['/QNA', '/qna', undefined],
    ['/TEST', '/test', undefined],
    ['/NOTICE-BOARD-DETAIL/1', '/notice-board-Detail/:id', undefined],
    ['/Auth/LOGIN', '/login', 'auth'],
    ['/AUTH/Register', '/register', 'auth'],
    ['/Admin/Dashboard/userinfo/', '/dashboard/UserInfo', 'admin'],
    ['/Admin/Dashboard/NOTICE-Full-detail/1', '/dashboard/notice-Full-Detail/:id', 'admin'],
    ['/TEACHER/Dashboard', '/dashboard', 'teacher'],
    ['/teacher/DASHBOARD/Detail/1', '/dashboard/detail/:id', 'teacher'],
    ['/Student/REPORT/1', '/report/:id', 'student'],
  ] as const) {
    const found = matchPage(asked)
    assert.equal([found.path, found.guard], [path, guard])
  }
  for (const path of ['/account', '/ACCOUNT/']) assert.is(matchPage(path).guard, 'account', path)
})

test('the id is the unchanged path segment, whatever it contains', () => {
  for (const id of ['12', 'a b', 'a@mySchool.com', 'ä', '%41', 'a\nb']) {
    assert.is(matchPage(`/notice-board-Detail/${id}`).id, id)
  }
  assert.is(matchPage('/notice-board-Detail/a/b').path, unknownPage.path)
})

test('unknown paths below a guard have it, and the layout of the others there; all others have none', () => {
  for (const path of ['/admin', '/ADMIN/', '/admin/dashboard/no/such', '/admin//dashboard', '/admin/a\nb']) {
    const { path: row, guard, layout } = matchPage(path)
    assert.equal([row, guard, typeof layout], [unknownPage.path, 'admin', 'function'], path)
  }
  for (const path of ['/administration', '/account/more', '/no/such', '/a\nb', '/nowhere']) {
    const { path: row, guard } = matchPage(path)
    assert.equal([row, guard], [unknownPage.path, undefined], path)
  }
})

test('a page needs its area, and behind a guard the staff styles; Home needs nothing', () => {
  const namesOf = (path: string) => matchPage(path).needs.map(({ name }) => name)
  assert.equal(namesOf('/'), [])
  assert.equal(namesOf('/about'), ['public'])
  assert.equal(namesOf('/auth/login'), ['public', 'guarded-style'])
  assert.equal(namesOf('/teacher/dashboard'), ['staff', 'guarded-style'])
  assert.equal(namesOf('/admin/dashboard/add-notice'), ['staff', 'guarded-style'])
})

test('each page that the server renders has no guard', () => {
  for (const row of pages) {
    const rows = 'section' in row ? (row.section()?.pages ?? []) : [row]
    const isGuarded = 'section' in row && row.guard !== undefined
    assert.is(isGuarded && rows.some(({ rendered }) => rendered), false, row.path)
  }
})

test('a script is fetched once; one that did not arrive is fetched again after a step of the user', async () => {
  let asked = 0
  const script = lazyScript('any', async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { asked }
  })
  const failure = await script.load().catch((error) => error)
  assert.instance(failure, ScriptNotLoaded)
  assert.is(script.loaded(), undefined)

  assert.is(await script.load().catch((error) => error), failure, 'a page that is rendered again shows the error')
  assert.is(script.load(true), script.load(true), 'a component that waits for it needs the same promise each time')
  assert.equal(await script.load(), { asked: 2 })
  assert.equal(script.loaded(), { asked: 2 })
  assert.equal(logged(), [])
})

test.run()
