import '../dom.ts'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import type { PageRow } from '../../portal/page-rows.ts'
import { test } from '../test.ts'
import { allPages } from './all-pages.ts'

const { fetchChunks, matchPage } = await import('../../portal/match-page.ts')
const { school } = await import('../../portal/state/school.ts')
const { renderedPages, pages, unknownPage } = await import('../../portal/pages.tsx')

test.before.each(() => {
  school.value = publicSchool(defaultSettings, 'en')
  return fetchChunks('/admin/dashboard')
})

const namesOf = (path: string) => (matchPage(path).chunks ?? []).map(({ name }) => name)

test('of a page whose row is not fetched, guard and layout are known', () => {
  let loaded: PageRow[] | undefined
  const table = { name: 'staff-pages', load: async () => {} }
  const layout = () => null
  const rows = [{ path: '/admin', guard: 'admin', layout, table, pages: () => loaded }] as const
  const match = () => matchPage('/admin/audit', undefined, rows)

  assert.equal([match().guard, match().layout, match().table, match().chunks], ['admin', layout, table, [table]])
  loaded = [{ path: '/audit', title: 'Audit', page: () => null }]
  assert.equal([match().guard, match().path, match().table], ['admin', '/audit', undefined])
})

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

test('a page needs its own chunk, that of its layout, the staff styles and the rows of staff', () => {
  assert.equal(namesOf('/'), [])
  assert.equal(namesOf('/about'), ['information'])
  assert.equal(namesOf('/teacher/dashboard'), ['lists', 'staff-styles', 'staff-pages'])
  assert.equal(
    [...new Set(namesOf('/admin/dashboard/add-notice'))],
    ['noticeForms', 'staff-styles', 'admin-layout', 'staff-pages'],
  )
})

test('the build has a chunk for each name in the page table, under which the server finds its files', async () => {
  const { pagesIn } = await import(pathToFileURL(resolve('build/portal-chunks.mjs')).href)
  const built = new Set(pagesIn('portal').values())
  const rows = (await allPages()).filter((row) => 'page' in row)
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
