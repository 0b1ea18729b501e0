import '../dom.ts'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const { matchPage } = await import('../../portal/match-page.ts')
const { renderedPages, pages, unknownPage } = await import('../../portal/pages.tsx')

const namesOf = (path: string) => (matchPage(path).chunks ?? []).map(({ name }) => name)

test('letter case and a trailing slash are ignored', () => {
  for (const path of ['/notice-board', '/NOTICE-Board', '/notice-board/']) {
    assert.is(matchPage(path).path, '/notice-board', path)
  }
  assert.is(matchPage('/Admin/Dashboard/userinfo/').path, '/dashboard/UserInfo')
})

test('the id is the unchanged path segment, whatever it contains', () => {
  for (const id of ['12', 'a b', 'a@mySchool.com', 'ä', '%41', 'a\nb']) {
    assert.is(matchPage(`/notice-board-Detail/${id}`).id, id)
  }
  assert.is(matchPage('/notice-board-Detail/a/b').path, unknownPage.path)
})

test('unknown paths of an area have its guard and layout, other unknown paths have none', () => {
  for (const path of ['/admin', '/ADMIN/', '/admin/dashboard/no/such', '/admin//dashboard', '/admin/a\nb']) {
    const { path: row, guard, layout } = matchPage(path)
    assert.equal([row, guard, typeof layout], [unknownPage.path, 'admin', 'function'], path)
  }
  for (const path of ['/administration', '/account/more', '/no/such', '/a\nb', '/nowhere']) {
    const { path: row, guard } = matchPage(path)
    assert.equal([row, guard], [unknownPage.path, undefined], path)
  }
})

test('a page needs its own chunk, that of its layout, and the staff styles', () => {
  assert.equal(namesOf('/'), [])
  assert.equal(namesOf('/about'), ['information'])
  assert.equal(namesOf('/teacher/dashboard'), ['lists', 'staff-styles'])
  assert.equal([...new Set(namesOf('/admin/dashboard/add-notice'))], ['noticeForms', 'staff-styles', 'admin'])
})

test('the build has a chunk for each name in the page table, under which the server finds its files', async () => {
  const { pagesIn } = await import(pathToFileURL(resolve('build/portal-chunks.mjs')).href)
  const built = new Set(pagesIn('portal/pages.tsx').values())
  const rows = pages.flatMap((row) => ('pages' in row ? row.pages : [row]))
  const named = new Set(rows.flatMap(({ chunks = [] }) => chunks.slice(0, 1)).map(({ name }) => name))
  assert.equal([...named].sort(), [...built].sort())
})

test('each page that the server renders is in the page table and has no guard', () => {
  const open = pages.filter(({ guard }) => !guard).map(({ path }) => path)
  for (const path of Object.keys(renderedPages)) {
    assert.ok(open.includes(path) || path === unknownPage.path, path)
  }
})

test.run()
