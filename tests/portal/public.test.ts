import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool, schoolOfPage } from '#contract/school/public'
import { click, logged } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, openPage, requests, respond, runInAct, setSchool, textOf } from './portal.tsx'
import { noticeOf } from './staff.ts'

const { navigate } = await import('../../portal/state/navigation.ts')
const { compareSchool, isOutdated, school } = await import('../../portal/state/school.ts')

test('an empty board has no button to try again', async () => {
  await openPage('/notice-board')
  assert.match(textOf(), 'No Notice is Added by admin')
  assert.is(document.querySelectorAll('main .board button').length, 0)
})

test('the calendars of events are files: the portal leaves their links to the browser', async () => {
  const notice = noticeOf('sports', { event: { day: '2026-12-04' } })
  respond('getNotice', { success: true, message: '', notice: [notice] })
  respond('getSingleNotice', { success: true, message: '', data: { ...notice, text: [] } })
  for (const [path, href] of [
    ['/notice-board', '/events.ics'],
    ['/notice-board-Detail/sports', '/events.ics?notice=sports'],
  ] as const) {
    const view = await openPage(path)
    const link = find(`main a[href="${href}"]`)
    let isLeft = false
    // After the portal's own listener; without it happy-dom would load the file.
    window.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await click(link)
    assert.ok(isLeft, href)
    view.unmount()
  }
})

test('the map is loaded lazily, and the address is drawn over it until its server is reached', async () => {
  const { fetch } = globalThis
  const asked = Promise.withResolvers<Response>()
  globalThis.fetch = () => asked.promise
  await openPage('/contact')
  globalThis.fetch = fetch
  assert.is(find('main iframe').getAttribute('loading'), 'lazy')
  assert.match(textOf('main .drawn-address'), '24 Library Road')
  await runInAct(() => asked.resolve(new Response()))
  assert.not(document.querySelector('main .drawn-address'))
})

const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

test('texts of the school are plain, with their links and lines; a link to a hidden page is only its text', async () => {
  setSchool({
    home: {
      summary:
        '<b>Plain</b>\n[the list](/notice-board), [our site](https://a.example/x?y=1), [office](tel:+4230) and [us](/about)',
    },
    pages: { about: false },
  })
  await openPage('/')
  assert.is(
    find('.home-about p').innerHTML,
    '&lt;b&gt;Plain&lt;/b&gt;<br><a href="/notice-board">the list</a>, <a href="https://a.example/x?y=1">our site</a>, <a href="tel:+4230">office</a> and us',
  )
  assert.equal(hrefs('.home-about a'), ['/notice-board', 'https://a.example/x?y=1', 'tel:+4230'], 'no More')
  assert.equal(hrefs('.kit-carousel a'), ['/qna', '/notice-board'], 'nor a slide that leads there')
})

test('a hidden page is an unknown page, and no link leads to it', async () => {
  setSchool({ pages: { about: false, questions: false } })
  await openPage('/qna')
  assert.match(textOf('h1'), /lost/)
  assert.equal(hrefs('footer nav a'), ['/notice-board', '/contact'])
})

test('a part that the school has emptied leaves nothing on the page', async () => {
  setSchool({
    identity: { line: '' },
    contact: { phones: [], position: null, email: '', hours: '' },
    home: { slides: [], summary: '', admissions: [] },
    about: { team: [] },
  })
  await openPage('/')
  assert.is(document.querySelectorAll('main section').length, 0)
  await runInAct(() => navigate('/about'))
  assert.is(document.querySelectorAll('main h2').length, 0)
  await runInAct(() => navigate('/contact'))
  assert.is(document.querySelectorAll('main iframe, a[href^="tel:"], a[href^="mailto:"]').length, 0)
})

test('own pictures are shown where drawings are, and beside people', async () => {
  const [picture, photo] = ['0123456789abcdef', 'fedcba9876543210']
  setSchool({
    home: { slides: [{ picture, heading: 'Own', text: 'See [it](/contact)', href: '', linkLabel: '' }] },
    about: { team: [{ name: 'Amna', position: 'Head', text: '', photo }] },
  })
  await openPage('/')
  assert.is(find('.kit-carousel p').innerHTML, 'See <a href="/contact">it</a>')
  assert.is(find('.kit-carousel img').getAttribute('src'), `/api/v1/school/pictures/${picture}`)
  await runInAct(() => navigate('/about'))
  assert.is(find('.about-team img').getAttribute('src'), `/api/v1/school/pictures/${photo}?size=card`)
})

const asked = (call: string) => requests.filter((one) => one.call === call).length

test('a link to About or Q&A asks once for the texts of both, and again where they did not arrive', async () => {
  school.value = schoolOfPage(publicSchool(defaultSettings))
  respond('publicSchool', down)
  await openPage('/')
  await runInAct(() => navigate('/about'))
  assert.match(textOf('main'), 'The connection may have been lost.')
  assert.match(logged().join(), 'ApiError')
  assert.is(asked('publicSchool'), 1)
  await runInAct(() => navigate('/'))
  requests.length = 0
  respond('publicSchool', { success: true, message: '', version: '0', settings: publicSchool(defaultSettings) })
  await runInAct(() => navigate('/about'))
  assert.match(textOf(), 'neem tree')
  await runInAct(() => navigate('/qna'))
  assert.match(textOf(), 'Six buses')
  assert.is(asked('publicSchool'), 1)
})

test('a tab of a signed-in user that is looked at again follows a save with the next link; a visitor asks nothing', async () => {
  const settings = document.body.appendChild(document.createElement('script'))
  settings.id = 'school'
  settings.dataset.version = '4'
  const respondWith = (version: string) =>
    respond('publicSchool', { success: true, message: '', version, settings: publicSchool(defaultSettings) })
  respondWith('5')
  const { unmount } = await openPage('/')
  await runInAct(compareSchool)
  assert.is(asked('publicSchool'), 0)
  unmount()

  await openPage('/', 2)
  respondWith('4')
  await runInAct(compareSchool)
  assert.equal([asked('publicSchool'), isOutdated.value], [1, false])
  respondWith('5')
  await runInAct(compareSchool)
  let isLeftToBrowser: boolean | undefined
  document.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  const { followLink } = await import('../../portal/state/navigation.ts')
  document.addEventListener('click', followLink, { capture: true, once: true })
  await click(find('footer a[href="/contact"]'))
  assert.is(isLeftToBrowser, true)
  settings.remove()
})

test.run()
