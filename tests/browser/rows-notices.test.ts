// needs: build, chromium
// shows: notices
/** The admin's notices: list, adding with and without a last day, changing, details, deleting. */

import * as assert from 'uvu/assert'
import { addNotice, noticeFields, picture } from '../../tools/samples.ts'
import { paragraph } from '../formatted-tree.ts'
import { test } from '../test.ts'
import { goByLink } from './by-link.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { smallPicture } from './pictures.ts'
import { column, details, headers, hrefs, isPhoto, labels, rows, toasts } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const coversRows = coversRowsSilently(() => admin)
const LIST = '/admin/dashboard/notice-detail'
const ADD = '/admin/dashboard/add-notice'
const FAR = '2999-12-31'

const noticeOf = async (id: string) => (await calls.admin.get(`/notice/getSingleNotice/${id}`)).body.data
const all = async () => (await calls.admin.get('/notice/getNotice')).body.notice
const dateInput = () => main.locator('input[type=date]')
const problems = () => main.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('listitem').count()
const addSportsDay = async () =>
  addNotice(calls.admin, {
    title: 'Sports day',
    description: 'All classes meet on the field.',
    date: FAR,
    photo: await picture(),
  })
const addLibrary = () =>
  addNotice(calls.admin, { title: 'Library', description: 'Open late today.', catagory: 'Books', date: '1' })

coversRows(
  ['admin.notice.add', 'admin.notice.validfor', 'const.unlimited'],
  'all fields but the photo are required, the last day while it is seen: a button switches between it and none',
  async () => {
    await admin.go(ADD)
    await admin.waitForPage('Enter Detail To Add a Student')
    const fields = ['Title *', 'Description *', 'Category *', 'Valid For *', 'Photo']
    assert.equal(await labels(main.locator('form')), [...fields, 'Add files'])
    const sent = () => main.locator('form').evaluate((form: HTMLFormElement) => new FormData(form).get('date'))
    const unlimited = page.getByRole('button', { name: 'Unlimited', exact: true })
    const setTime = page.getByRole('button', { name: 'Set Time', exact: true })
    await unlimited.waitFor()
    assert.is(await sent(), '')
    assert.ok(await dateInput().isVisible())
    await unlimited.click()
    await setTime.waitFor()
    assert.is(await sent(), '1')
    assert.is(await dateInput().count(), 0)
    await admin.press('Add notice')
    assert.is(await problems(), 3, 'title, description, category')
    await admin.field('Photo').setInputFiles(await smallPicture())
    assert.ok(await isPhoto(page.getByAltText('The photo you chose')))
    await setTime.click()
    await unlimited.waitFor()
    assert.is(await sent(), '')

    await admin.fill({ Title: 'Fair', Description: 'Come all.', Category: 'Events' })
    await admin.press('Add notice')
    assert.is(await problems(), 1, 'the day')
    assert.equal(await all(), [], 'nothing is sent')
    await dateInput().fill(FAR)
    assert.is(await sent(), FAR)
    await unlimited.waitFor()
  },
)

coversRows(
  ['admin.notice.add', 'admin.notice.add.success', 'const.toast'],
  'a notice with a last day is stored with that day, then the list opens',
  async () => {
    await admin.go(ADD)
    await admin.fill({ Title: 'Sports day', Description: 'All classes meet on the field.', Category: 'Sport' })
    await dateInput().fill(FAR)
    await admin.field('Photo').setInputFiles(await smallPicture())
    await expectDelayedToast(page, () => admin.press('Add notice'), { path: LIST, text: 'Add Notice SuccessFully' })
    assert.equal(await toasts(page), ['Add Notice SuccessFully'])
    await admin.waitForPage('Total Notice : 1')
    const [{ title, description, catagory, date, photoVersion }] = await all()
    assert.equal([title, description, catagory, date], ['Sports day', 'All classes meet on the field.', 'Sport', FAR])
    assert.ok(photoVersion)
  },
)

coversRows(
  ['admin.notices', 'const.unlimited'],
  'the list has number, title, two words and an ellipsis, valid for, three actions and ours',
  async () => {
    await addSportsDay()
    const library = await addLibrary()
    await admin.go(LIST)
    await admin.waitForPage('Total Notice : 2')
    assert.equal(await headers(page), ['No.', 'Title', 'Description', 'Valid for', 'Actions'])
    assert.equal(await rows(page), [
      ['1', 'Library', 'Open late…', 'Unlimited', 'DetailsUpdateMore'],
      ['2', 'Sports day', 'All classes…', FAR, 'DetailsUpdateMore'],
    ])
    const row = page.getByRole('row', { name: 'Library' })
    assert.equal(await hrefs(row), [
      `/admin/dashboard/notice-Full-Detail/${library}`,
      `/admin/dashboard/update-notice/${library}`,
    ])
    await row.getByRole('button', { name: /^More/ }).click()
    const again = row.getByRole('menuitem', { name: 'Use again' })
    assert.is(await again.getAttribute('href'), `/admin/dashboard/add-notice?from=${library}`)
  },
)

coversRows(
  ['admin.notice.update', 'const.unlimited'],
  'the form has the values of the server; the date field is hidden if the date is 1',
  async () => {
    const sports = await noticeOf(await addSportsDay())
    await admin.go(`/admin/dashboard/update-notice/${await addLibrary()}`)
    await admin.waitForPage('Update notice')
    await page.getByRole('button', { name: 'Set Time' }).waitFor()
    assert.is(await dateInput().count(), 0)

    await goByLink(admin, `/admin/dashboard/update-notice/${sports._id}`)
    await dateInput().waitFor()
    assert.is(await dateInput().inputValue(), FAR)
    for (const [label, value] of [
      ['Title', 'Sports day'],
      ['Description', 'All classes meet on the field.'],
      ['Category', 'Sport'],
    ] as const) {
      assert.is(await admin.field(label).inputValue(), value)
      await admin.fill({ [label]: '' })
    }
    await dateInput().fill('')
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Sports day' })))
    await admin.press('Update notice')
    assert.is(await problems(), 4, 'title, description, category and day are required')
    assert.equal(await noticeOf(sports._id), sports, 'nothing is sent')

    await admin.fill({ Title: 'Sports week', Description: 'Five days of it.', Category: 'Sports' })
    await admin.press('Unlimited')
    await admin.field('Photo').setInputFiles(await smallPicture('#936'))
    await expectDelayedToast(page, () => admin.press('Update notice'), {
      path: LIST,
      text: 'Data Updated SuccessFully',
    })
    assert.equal(await toasts(page), ['Data Updated SuccessFully'])
    const { photoVersion, ...after } = await noticeOf(sports._id)
    assert.is.not(photoVersion, sports.photoVersion)
    assert.equal(
      { ...after, photoVersion: sports.photoVersion },
      {
        ...sports,
        version: `${sports._id}.2`,
        title: 'Sports week',
        description: 'Five days of it.',
        text: [paragraph('Five days of it.')],
        catagory: 'Sports',
        date: '1',
      },
    )
  },
)

coversRows(
  ['admin.notice.detail', 'const.unlimited'],
  'the details have title, photo, category, valid for, description, Back',
  async () => {
    const dated = await addNotice(calls.admin, { ...noticeFields, date: FAR, photo: await picture() })
    const endless = await addNotice(calls.admin, noticeFields)
    const expectDetails = async (validFor: string) => {
      assert.equal(await details(page), { Title: 'Sports day', Category: 'Sport', 'Valid for': validFor })
      await main.getByText('Bring water.', { exact: true }).waitFor()
      await main.getByRole('link', { name: 'Back' }).click()
      await admin.waitForPage(/^Total Notice/)
      assert.is(admin.path(), LIST)
    }
    await admin.go(`/admin/dashboard/notice-Full-Detail/${dated}`)
    const photo = page.getByRole('img', { name: 'Photo of Sports day' })
    assert.ok(await isPhoto(photo))
    await expectDetails('31 Dec 2999')
    await goByLink(admin, `/admin/dashboard/notice-Full-Detail/${endless}`)
    await photo.locator('svg').waitFor()
    await expectDetails('Unlimited')
  },
)

coversRows(
  ['admin.notice.delete'],
  'another word shows ‘Invalid input’ and deletes nothing; Delete deletes and reloads the list',
  async () => {
    await addSportsDay()
    await addLibrary()
    await admin.go(LIST)
    await admin.waitForPage('Total Notice : 2')
    await admin.more(page.getByRole('row', { name: 'Library' }), 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete notice' })
    const word = dialog.getByLabel('Type "Delete" to delete Notice', { exact: true })
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
    for (const wrong of ['delete', '']) {
      await word.fill(wrong)
      await confirm.click()
      assert.is(await dialog.getByRole('alert').filter({ hasText: /./ }).textContent(), 'Invalid input', `'${wrong}'`)
    }
    assert.is((await all()).length, 2, 'nothing is deleted')
    let loads = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/notice/getNotice')) loads += 1
    })
    await word.fill('Delete')
    await confirm.click()
    await admin.expectToast('Delete notice successfully')
    await admin.waitForPage('Total Notice : 1')
    assert.is(loads, 1, 'the list was loaded again')
    assert.equal(await column(page, 'title'), ['Sports day'])
  },
)

test.run()
