import * as assert from 'uvu/assert'
import { act, click, type } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, during, find, logged, loginOf, open, rest, said, submit, words } from './portal.tsx'

const { keepDraft, takeDraft, forgetDrafts } = await import('../../portal/state/drafts.ts')
const { agreeOnSession, endSession } = await import('../../portal/signing.ts')
const { session } = await import('../../portal/state/session.ts')
const { wording } = await import('../../portal/wording.ts')

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
  answer('login', login)
  await type(field('userId'), 'admin')
  await type(field('password'), 'secret1')
  await submit()
}

test('error.session: the user id of a new student is the one that was there before', async () => {
  const adding = '/admin/dashboard/add-student'
  await open(adding, 3)
  await type(field('name'), 'Draft Kid')
  const before = field('userId').value
  assert.match(before, /^Draft-Kid-\d+@/)
  await during(endSession)
  await logInAs(loginOf(3))
  assert.is(location.pathname, adding)
  assert.is(field('userId').value, before)
})

test('a draft never holds a password, and is handed out once, to its owner, for its page', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="title" value="Sports day"><input name="password" value="secret1">'
  form.innerHTML += '<input name="other" type="password" value="secret2">'
  keepDraft('me', page, form)
  assert.is(takeDraft('you', page), undefined)
  assert.is(takeDraft('me', '/elsewhere'), undefined)
  assert.equal(takeDraft('me', page)?.typed, { title: 'Sports day' })
  assert.is(takeDraft('me', page), undefined)
  keepDraft('me', page, form)
  keepDraft('you', page, form)
  forgetDrafts('you')
  assert.is(takeDraft('me', page), undefined)
  assert.ok(takeDraft('you', page))
})

test('error.session: somebody else who logs in in another tab leaves no draft in this one', async () => {
  agreeOnSession(null)
  answer('addNotice', ended)
  await open(page, 3)
  await typeNotice()
  await submit()
  const me = loginOf(3).user._id
  await during(() => {
    localStorage.setItem('auth', JSON.stringify(loginOf(2)))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  })
  assert.is(session.value?.user.role, 2)
  assert.is(takeDraft(me, page), undefined)
})

test('error.session: its end in another tab keeps what was typed here, and leads to the login', async () => {
  agreeOnSession(null)
  await open(page, 3)
  await type(field('title'), 'Sports day')
  const me = loginOf(3).user._id
  await during(() => {
    localStorage.removeItem('auth')
    dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  })
  await rest()
  assert.is(session.value, null)
  assert.is(location.pathname, '/auth/login')
  assert.is(takeDraft(me, page)?.typed.title, 'Sports day')
})

test('an answer that comes after its form was left leads nowhere', async () => {
  let arrive = () => {}
  const late = new Promise<void>((done) => {
    arrive = done
  })
  answer('addNotice', async () => {
    await late
    return { body: { success: true, message: 'Notice added.', notice: {} } }
  })
  await open(page, 3)
  await typeNotice()
  await submit()
  await click(find('footer a[href="/qna"]'))
  await rest()
  await click(find('dialog button', wording.form.leave))
  await rest()
  assert.is(location.pathname, '/qna')
  await during(arrive)
  await rest()
  assert.is(location.pathname, '/qna')
})

test('a link away from a form with something typed asks first; staying keeps it, leaving leaves', async () => {
  await open(page, 3)
  await type(field('title'), 'Sports day')
  await click(find('footer a[href="/qna"]'))
  await rest()
  assert.is(location.pathname, page)
  assert.is(words('dialog h2'), wording.form.leaveHeading)
  await click(find('dialog button', wording.form.stay))
  assert.is(document.querySelectorAll('dialog').length, 0)
  assert.is(field('title').value, 'Sports day')

  await click(find('footer a[href="/qna"]'))
  await rest()
  await click(find('dialog button', wording.form.leave))
  await rest()
  assert.is(location.pathname, '/qna')
})

test('the link to the page that one is at begins it anew, after the question', async () => {
  await open(page, 3)
  await type(field('title'), 'Sports day')
  await click(find(`main a[href="${page}"], aside a[href="${page}"], nav a[href="${page}"]`))
  await rest()
  await click(find('dialog button', wording.form.leave))
  await rest()
  assert.is(location.pathname, page)
  assert.is(field('title').value, '')
  await type(field('title'), 'Another')
  await click(find('footer a[href="/qna"]'))
  await rest()
  assert.is(words('dialog h2'), wording.form.leaveHeading, 'what is typed now is asked about too')
})

test('a form without anything typed is left at once', async () => {
  await open(page, 3)
  await click(find('footer a[href="/qna"]'))
  await rest()
  assert.is(location.pathname, '/qna')
})

test('the browser is asked to ask before the whole page goes, and only then', async () => {
  const { guardUnload } = await import('../../portal/state/unsaved.ts')
  guardUnload()
  const asksFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await open(page, 3)
  assert.not(asksFirst())
  await type(field('title'), 'Sports day')
  assert.ok(asksFirst())
})

test('logging out asks first too', async () => {
  answer('logout', { success: true, message: 'Logout Successfully' })
  await open(page, 3)
  await type(field('title'), 'Sports day')
  await click(find('header button', 'Logout'))
  await rest()
  assert.is(session.value?.user.role, 3)
  await click(find('dialog button', wording.form.leave))
  await rest()
  assert.is(session.value, null)
})

test('a submit that fails loses nothing, and one that succeeds asks nothing', async () => {
  answer('addNotice', () => ({ status: 500, body: { success: false, message: 'Our fault' } }))
  await open(page, 3)
  await typeNotice()
  await submit()
  assert.is(field('title').value, 'Sports day')
  assert.is(logged().length, 1)
  answer('addNotice', { success: true, message: 'added', notice: {} })
  await submit()
  assert.is(location.pathname, '/admin/dashboard/notice-detail')
  assert.ok(said().includes('Add Notice SuccessFully'))
  assert.is(document.querySelectorAll('dialog[open]').length, 0)
})

test('what a list shows stands in the address, and several changes at once are all kept', async () => {
  const student = (id: number, grade: string) => ({
    _id: `s${id}`,
    name: `Student ${id}`,
    fatherName: 'Father',
    grade,
    photoVersion: null,
  })
  answer('classFilter', { success: true, message: '', students: [student(3, '3')] })
  await open('/admin/dashboard/Student-detail?class=3&sort=name&order=descending', 3)
  assert.equal(
    asked.map(({ call, path }) => [call, path]),
    [['classFilter', '/student/classFilter/3']],
  )
  assert.match(words('main table'), 'Student 3')
  assert.is(find('main th[aria-sort=descending]').textContent?.includes('Name'), true)
  await act(async () => {
    const select = find<HTMLSelectElement>('main select')
    select.value = '4'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await rest()
  assert.match(location.search, 'class=4')
  assert.match(location.search, 'sort=name')
})

test.run()
