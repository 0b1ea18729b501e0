// needs: build, chromium
/** The titles of pages, for browser tabs and the history. */
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher } from '../server/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { openSmallSchool, type Signed } from './small-school.ts'

const school = await openSmallSchool(await openBrowser())
const { admin } = school.calls

test.before.each(() => school.reset())
test.after(() => school.close())

/** Opens each page, and waits until its title is the expected one. */
async function expectTitles(who: Signed, titles: Record<string, string>): Promise<void> {
  const { page } = await school.openAs(who)
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path)
    await page
      .waitForFunction((wanted) => document.title === wanted, title)
      .catch(async () => assert.is(await page.title(), title, path))
  }
}

test('a page has its title of the page table, and so has the page that the server renders', async () => {
  const rendered = {
    '/notice-board': 'Notice board – MY SCHOOL',
    '/about': 'About – MY SCHOOL',
    '/contact': 'Contact – MY SCHOOL',
    '/qna': 'Q&A – MY SCHOOL',
    '/no/such/page': 'Page not found – MY SCHOOL',
  }
  await expectTitles('admin', {
    ...rendered,
    '/test': 'Self-check – MY SCHOOL',
    '/account': 'Account – MY SCHOOL',
    '/admin/dashboard': 'Dashboard – MY SCHOOL',
    '/admin/dashboard/Student-detail': 'Students – MY SCHOOL',
    '/admin/dashboard/teacher-detail': 'Teachers – MY SCHOOL',
    '/admin/dashboard/notice-detail': 'Notices – MY SCHOOL',
    '/admin/dashboard/UserInfo': 'Users – MY SCHOOL',
    '/admin/dashboard/audit': 'Audit trail – MY SCHOOL',
    '/admin/dashboard/import': 'Import – MY SCHOOL',
    '/admin/dashboard/paper': 'Paper – MY SCHOOL',
    '/admin/dashboard/export': 'Export – MY SCHOOL',
    '/admin/dashboard/promotion': 'Promotion – MY SCHOOL',
  })
  for (const [path, title] of Object.entries(rendered)) {
    const html = await (await fetch(school.portal.origin + path)).text()
    assert.match(html, `<title>${title.replace('&', '&amp;')}</title>`, path)
  }
})

test('a page about a student has the name in its title', async () => {
  const { _id } = await addStudent(admin, { name: 'Bilal Khan' })
  await addReport(admin, _id)
  const reports = {
    [`add-student-report/${_id}`]: 'Bilal Khan – Add report – MY SCHOOL',
    [`FullReportDetail/${_id}`]: 'Bilal Khan – Report detail – MY SCHOOL',
    [`update-report/${_id}`]: 'Bilal Khan – Update report – MY SCHOOL',
  }
  const below = (area: string, pages: Record<string, string>) =>
    Object.fromEntries(Object.entries(pages).map(([path, title]) => [`/${area}/dashboard/${path}`, title]))
  await expectTitles('admin', {
    ...below('admin', reports),
    [`/admin/dashboard/fullStudent-detail/${_id}`]: 'Bilal Khan – Student detail – MY SCHOOL',
    [`/admin/dashboard/update-detail/${_id}`]: 'Bilal Khan – Update student – MY SCHOOL',
    [`/admin/dashboard/select-report/${_id}`]: 'Bilal Khan – Report – MY SCHOOL',
  })
  await expectTitles('teacher', {
    ...below('teacher', reports),
    [`/teacher/dashboard/detail/${_id}`]: 'Bilal Khan – Student detail – MY SCHOOL',
    [`/teacher/dashboard/report/${_id}`]: 'Bilal Khan – Report – MY SCHOOL',
  })
})

test('a page about a teacher or a notice has the name in its title', async () => {
  const teacher = await addTeacher(admin, { name: 'Sana Malik' })
  await addNotice(admin, { title: 'Sports day' })
  const [notice] = (await admin.get('/notice/getNotice')).body.notice
  await expectTitles('admin', {
    [`/admin/dashboard/teacher-Full-Detail/${teacher._id}`]: 'Sana Malik – Teacher detail – MY SCHOOL',
    [`/admin/dashboard/update-teacher/${teacher._id}`]: 'Sana Malik – Update teacher – MY SCHOOL',
    [`/admin/dashboard/notice-Full-Detail/${notice._id}`]: 'Sports day – Notice detail – MY SCHOOL',
    [`/admin/dashboard/update-notice/${notice._id}`]: 'Sports day – Update notice – MY SCHOOL',
    [`/notice-board-Detail/${notice._id}`]: 'Sports day – MY SCHOOL',
  })
})

test('a right-to-left name does not reorder the words after it', async () => {
  const { _id } = await addStudent(admin, { name: 'علی (حسن).' })
  await expectTitles('admin', {
    [`/admin/dashboard/fullStudent-detail/${_id}`]: '\u2068علی (حسن).\u2069 – Student detail – MY SCHOOL',
  })
})

test.run()
