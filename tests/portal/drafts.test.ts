import * as assert from 'uvu/assert'
import { act, click, type } from '../dom.ts'
import { test } from '../test.ts'
import { texts } from '../texts.ts'
import {
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  runInAct,
  submit,
  textOf,
  toastTexts,
  waitUntilIdle,
} from './portal.tsx'
import { noticeOf } from './staff.ts'

const { forgetDrafts, interruptedDrafts, readDraft } = await import('../../portal/state/drafts.ts')
const { draftName } = await import('../../portal/state/drafts.ts')
const { interruptDraft, takeInterrupted, typedInto, writeDraft } = await import('../../portal/state/drafts.ts')
const { reconcileSession, endSession } = await import('../../portal/state/auth-actions.ts')
const { session } = await import('../../portal/state/session.ts')
const strings = texts().leave

const page = '/admin/dashboard/add-notice'
const field = (name: string) => find<HTMLInputElement>(`main [name=${name}]`)

const ended = () => ({ status: 401, body: { success: false, message: 'Please log in first.' } })

async function typeNotice(): Promise<void> {
  await type(field('title'), 'Sports day')
  await type(field('description'), 'Races from nine')
  await type(field('catagory'), 'Event')
  await type(field('date'), '2030-05-06')
}

async function logInAs(login: ReturnType<typeof loginOf>): Promise<void> {
  respond('login', login)
  await type(field('userId'), 'admin')
  await type(field('password'), 'secret1')
  await submit()
}

test('error.session: a draft restores the generated user id of a new student', async () => {
  const adding = '/admin/dashboard/add-student'
  await openPage(adding, 3)
  await type(field('name'), 'Draft Kid')
  const before = field('userId').value
  assert.match(before, /^Draft-Kid-\d+@/)
  await runInAct(endSession)
  await logInAs(loginOf(3))
  assert.is(location.pathname, adding)
  assert.is(field('userId').value, before)
})

test('error.session: a form that changes a record restores what was typed, not what the server has', async () => {
  const changing = '/admin/dashboard/update-notice/a'
  respond('getSingleNotice', { success: true, message: '', data: { ...noticeOf('a'), text: [] } })
  await openPage(changing, 3)
  await type(field('title'), 'Sports day, in June')
  respond('updateNotice', ended)
  await submit()
  assert.equal(toastTexts(), ['Your session has ended. Please log in again: what you typed is kept for you.'])
  await logInAs(loginOf(3))
  assert.is(location.pathname, changing)
  assert.equal([field('title').value, field('catagory').value], ['Sports day, in June', 'Events'])
  logged()
})

test('error.session: a page without a form opens again after the login', async () => {
  const list = '/admin/dashboard/Student-detail?class=5'
  respond('classFilter', ended)
  await openPage(list, 3)
  assert.is(location.pathname, '/auth/login')
  assert.equal(toastTexts(), ['Your session has ended. Please log in again.'])
  respond('classFilter', { success: false, message: 'No Student Found', students: [] })
  await logInAs(loginOf(3))
  assert.is(location.pathname + location.search, list)
  logged()
})

test('error.session: who logs in next finds what was searched for only as the same user', async () => {
  const isKept = async (next: ReturnType<typeof loginOf>) => {
    const view = await openPage('/admin/dashboard/Student-detail', 3)
    sessionStorage.setItem('searched', 'pupil')
    await runInAct(endSession)
    await logInAs(next)
    view.unmount()
    return sessionStorage.getItem('searched') !== null
  }
  assert.equal([await isKept(loginOf(3)), await isKept(loginOf(2))], [true, false])
})

const formOf = (html: string) => Object.assign(document.createElement('form'), { innerHTML: html })
const NOW = Date.parse('2026-11-21T10:42:00Z')
const draftOf = (typed: Record<string, string>, at = NOW) => ({ at, version: 'r.1', typed, photos: {} })

test('a draft has only changed fields, and never a password', () => {
  const form = formOf(`<input name="title" value="Sports day"><input name="catagory" value="Event">
    <textarea name="description">one\ntwo</textarea><input name="password" value="secret1">
    <input name="other" type="password" value="secret2"><input name="photo" type="file">`)
  const { typed, photos } = typedInto(form, { catagory: 'Event', description: 'one\ntwo' })
  assert.equal(typed, { title: 'Sports day' })
  assert.equal(photos, {})
})

test('the draft of an ended session is restored once, for its owner, on its page', () => {
  interruptDraft(draftName('me', page), draftOf({ title: 'Sports day' }))
  assert.is(takeInterrupted(draftName('you', page)), undefined)
  assert.is(takeInterrupted(draftName('me', '/elsewhere')), undefined)
  assert.equal(takeInterrupted(draftName('me', page))?.typed, { title: 'Sports day' })
  assert.is(takeInterrupted(draftName('me', page)), undefined)
})

test('a stored draft has no login fields, and is removed when it has no other fields', () => {
  const login = { userId: 'Ann-1@mySchool.com', password: 'secret1', answer: 'Lee' }
  const photos = { photo: new File(['a photo'], 'photo.jpg') }
  writeDraft('draft me /page 0', { ...draftOf({ ...login, name: 'Ann' }), photos })
  const stored = JSON.parse(localStorage.getItem('draft me /page 0') ?? 'null')
  assert.equal(stored, { at: NOW, version: 'r.1', typed: { name: 'Ann' }, photos: ['photo'] })
  writeDraft('draft me /page 0', draftOf(login))
  assert.is(localStorage.getItem('draft me /page 0'), null)
})

test('drafts are removed by user, and stored ones after a day', () => {
  const today = Date.now()
  const day = 24 * 60 * 60 * 1000
  writeDraft('draft me /page 0', draftOf({ name: 'mine' }, today))
  writeDraft('draft me /old 0', draftOf({ name: 'old' }, today - day))
  writeDraft('draft you /page 0', draftOf({ name: 'yours' }, today))
  localStorage.setItem('draft me /broken 0', '{')
  localStorage.setItem('other', 'stays')
  interruptDraft(draftName('me', page), draftOf({}))
  interruptDraft(draftName('you', page), draftOf({}))
  assert.is(readDraft('draft me /old 0'), undefined)
  assert.is(readDraft('draft me /broken 0'), undefined)

  forgetDrafts((userId) => userId !== 'me')
  assert.equal(Object.keys(localStorage).sort(), ['draft me /page 0', 'other'])
  assert.equal([...interruptedDrafts.value.keys()], [draftName('me', page)])
  assert.is(readDraft('draft me /page 0')?.typed.name, 'mine')
  forgetDrafts()
  assert.equal(Object.keys(localStorage), ['other'])
  assert.is(interruptedDrafts.value.size, 0)
})

test('error.session: a login of another user in another tab removes the drafts in this one', async () => {
  reconcileSession(null)
  respond('addNotice', ended)
  await openPage(page, 3)
  await typeNotice()
  await submit()
  const me = loginOf(3).user._id
  await runInAct(() => {
    localStorage.setItem('auth', JSON.stringify(loginOf(2)))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  })
  assert.is(session.value?.user.role, 2)
  assert.is(takeInterrupted(draftName(me, page)), undefined)
})

test('error.session: a session that ends in another tab keeps the typed text and opens the login', async () => {
  reconcileSession(null)
  await openPage(page, 3)
  await type(field('title'), 'Sports day')
  const me = loginOf(3).user._id
  await runInAct(() => {
    localStorage.removeItem('auth')
    dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  })
  await waitUntilIdle()
  assert.is(session.value, null)
  assert.is(location.pathname, '/auth/login')
  assert.is(takeInterrupted(draftName(me, page))?.typed.title, 'Sports day')
})

test('a response that comes after its form was left does not navigate', async () => {
  let arrive = () => {}
  const late = new Promise<void>((done) => {
    arrive = done
  })
  respond('addNotice', async () => {
    await late
    return { body: { success: true, message: 'Notice added.', notice: {} } }
  })
  await openPage(page, 3)
  await typeNotice()
  await submit()
  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  await click(find('dialog button', strings.leave))
  await waitUntilIdle()
  assert.is(location.pathname, '/qna')
  await runInAct(arrive)
  await waitUntilIdle()
  assert.is(location.pathname, '/qna')
})

const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '))

/** What a browser does when the tab is hidden: the draft is stored at once. */
async function hideTab(): Promise<void> {
  await runInAct(() => document.dispatchEvent(new Event('visibilitychange')))
  assert.is(storedDrafts().length, 1)
}

test('a link away from a changed form asks first; staying keeps the text, leaving discards it with its draft', async () => {
  await openPage(page, 3)
  await type(field('title'), 'Sports day')
  await hideTab()
  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  assert.is(location.pathname, page)
  assert.is(textOf('dialog h2'), strings.leaveHeading)
  await click(find('dialog button', strings.stay))
  assert.is(document.querySelectorAll('dialog').length, 0)
  assert.is(field('title').value, 'Sports day')

  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  await click(find('dialog button', strings.leave))
  await waitUntilIdle()
  assert.is(location.pathname, '/qna')
  assert.equal(storedDrafts(), [])
})

test('a link to the current page resets its form, after a confirmation', async () => {
  await openPage(page, 3)
  await type(field('title'), 'Sports day')
  await click(find(`.kit-side-menu a[href="${page}"]`))
  await waitUntilIdle()
  await click(find('dialog button', strings.leave))
  await waitUntilIdle()
  assert.is(location.pathname, page)
  assert.is(field('title').value, '')
  await type(field('title'), 'Another')
  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  assert.is(textOf('dialog h2'), strings.leaveHeading, 'what is typed now is asked about too')
})

test('an unchanged form is left without a question', async () => {
  await openPage(page, 3)
  await click(find('footer a[href="/qna"]'))
  await waitUntilIdle()
  assert.is(location.pathname, '/qna')
})

test('beforeunload asks only when a form is changed', async () => {
  const { guardUnload } = await import('../../portal/state/unsaved.ts')
  guardUnload()
  const asksFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openPage(page, 3)
  assert.not(asksFirst())
  await type(field('title'), 'Sports day')
  assert.ok(asksFirst())
})

test('a logout with a changed form asks first, and deletes its draft and all others', async () => {
  respond('logout', { success: true, message: 'Logout Successfully' })
  await openPage(page, 3)
  await type(field('title'), 'Sports day')
  await hideTab()
  writeDraft('draft me /page 0', draftOf({ name: 'another form' }, Date.now()))
  await click(find('header button', 'Logout'))
  await waitUntilIdle()
  assert.is(session.value?.user.role, 3)
  await click(find('dialog button', strings.leave))
  await waitUntilIdle()
  assert.is(session.value, null)
  assert.equal(storedDrafts(), [])
})

test('a draft is deleted after a day, whichever page is opened', async () => {
  const day = 24 * 60 * 60 * 1000
  writeDraft('draft me /page 0', draftOf({ name: 'younger' }, Date.now() - day + 60_000))
  writeDraft('draft me /old 0', draftOf({ name: 'older' }, Date.now() - day))
  reconcileSession(null)
  assert.equal(storedDrafts(), ['draft me /page 0'])
})

test('a failed submit keeps the text, and a successful one does not ask', async () => {
  respond('addNotice', () => ({ status: 500, body: { success: false, message: 'Our fault' } }))
  await openPage(page, 3)
  await typeNotice()
  await submit()
  assert.is(field('title').value, 'Sports day')
  assert.is(logged().length, 1)
  respond('addNotice', { success: true, message: 'added', notice: {} })
  await submit()
  assert.is(location.pathname, '/admin/dashboard/notice-detail')
  assert.ok(toastTexts().includes('Add Notice SuccessFully'))
  assert.is(document.querySelectorAll('dialog[open]').length, 0)
})

test('the filters of a list are in the URL, and several changes at once are all kept', async () => {
  const student = (id: number, grade: string) => ({
    _id: `s${id}`,
    name: `Student ${id}`,
    fatherName: 'Father',
    grade,
    photoVersion: null,
  })
  respond('classFilter', { success: true, message: '', students: [student(3, '3')] })
  await openPage('/admin/dashboard/Student-detail?class=3&sort=name&order=descending', 3)
  assert.equal(
    requests.map(({ call, path }) => [call, path]),
    [['classFilter', '/student/classFilter/3']],
  )
  assert.match(textOf('main table'), 'Student 3')
  assert.is(find('main th[aria-sort=descending]').textContent?.includes('Name'), true)
  await act(async () => {
    const select = find<HTMLSelectElement>('main select')
    select.value = '4'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await waitUntilIdle()
  assert.match(location.search, 'class=4')
  assert.match(location.search, 'sort=name')
})

test.run()
