// needs: build, chromium
// shows: school, home, information
// long
/** The page 'Your school': what an admin changes is seen beside the form, saved as a version, and shown to visitors at once. */
import type { Frame, Page } from 'playwright-core'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { form } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { smallPicture } from './pictures.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school

const settings = async () => (await calls.admin.get('/admin/school')).body.settings

/** Opens the page with a section open, and waits for the preview. @returns the frame of the preview */
async function open(part: string): Promise<Frame> {
  await admin.go(`/admin/dashboard/school?part=${part}`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  await frame?.getByRole('banner').waitFor()
  return frame as Frame
}

/** Opens the page with a section open, on a screen that has no room for the preview, which is a page of its own. */
async function openForm(part: string): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 900 })
  await admin.go(`/admin/dashboard/school?part=${part}`)
  await page.locator(`[data-part="${part}"][open]`).waitFor()
}

const section = (heading: string) => page.locator('.school-part', { has: page.getByRole('heading', { name: heading }) })

async function save(): Promise<void> {
  await page.getByText('Not saved yet').waitFor()
  await admin.press('Save')
  await page.getByText('Saved: the school is as you see it here').waitFor()
}

test('after a saving all is open that was open, and nothing moves, also where another admin has saved something else', async () => {
  await openForm('home')
  await section('Contact and map').locator('summary').first().click()
  const slide = section('Home').locator('.setting-list details').first()
  await slide.locator('summary').click()
  const text = slide.getByLabel('Text')
  await text.fill('Every desk is new.')
  await changeSchool(calls.admin, { contact: { hours: '9 to 5' } })
  await text.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const top = () => text.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const before = await top()
  await save()
  assert.is(await top(), before)
  assert.is(await section('Contact and map').getByLabel('Hours').inputValue(), '9 to 5')
  assert.ok(await section('Contact and map').getByLabel('Hours').isVisible())
  assert.equal(
    [(await settings()).home.slides[0].text, (await settings()).contact.hours],
    ['Every desk is new.', '9 to 5'],
  )
})

test('a white logo is told to be unseen in the header, and one in a colour is not', async () => {
  const white = { create: { width: 40, height: 40, channels: 4, background: '#fff' } } as const
  const ring = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="20" cy="20" r="9" fill="#7a1f2b"/></svg>',
  )
  const warning = section('Name, colours and logo').getByText('Nearly all of this logo is white')
  for (const [bytes, isUnseen] of [
    [
      await sharp(white)
        .composite([{ input: ring }])
        .webp()
        .toBuffer(),
      false,
    ],
    [await sharp(white).webp().toBuffer(), true],
  ] as const) {
    const file = new File([bytes as Uint8Array<ArrayBuffer>], 'logo.webp', { type: 'image/webp' })
    const { id } = (await calls.admin.post('/admin/school/pictures', form({ picture: file }))).body.picture
    assert.is((await changeSchool(calls.admin, { identity: { logo: id } })).status, 200)
    await openForm('identity')
    await admin.rest()
    if (isUnseen) await warning.waitFor()
    else assert.is(await warning.count(), 0)
  }
  assert.is((await changeSchool(calls.admin, { identity: { logo: null } })).status, 200)
})

test('name, colour, class and the text of a slide are seen in the preview before they are saved, and by visitors then', async () => {
  await changeSchool(calls.admin, { languages: { first: 'en', others: ['de'] } })
  const frame = await open('identity')
  await admin.fill({ 'Name of the school': 'Burgundy House', Motto: 'Small on purpose' })
  await frame.getByRole('heading', { level: 1, name: 'Small on purpose' }).waitFor()
  await frame.getByRole('banner').getByText('Burgundy House').waitFor()

  await admin.field('Main colour').fill('#7a1f2b')
  const background = () =>
    frame
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor)
  await frame.waitForFunction(() => {
    const bar = document.querySelector('header')
    return bar && getComputedStyle(bar).backgroundColor === 'rgb(122, 31, 43)'
  })
  assert.is(await background(), 'rgb(122, 31, 43)')
  await section('Name, colours and logo')
    .getByRole('status')
    .getByText(/In the dark theme the primary colour was made lighter/)
    .waitFor()

  await section('Classes').locator('summary').click()
  await admin.fill({ 'Class at place 10': 'Ten' })
  await section('Home').locator('> summary').click()
  await section('Home').getByText('The gate opens at eight').click()
  await section('Home').getByLabel('Text').first().fill('The gate opens at [seven](/contact).')
  await frame.getByRole('link', { name: 'seven' }).first().waitFor({ state: 'attached' })
  assert.is((await settings()).identity.name, 'MY SCHOOL', 'nothing is saved')
  await page.getByText('Not saved yet').waitFor()
  // Once, with every section open.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details.school-part')) part.open = true
  })
  await admin.expectAccessible()

  await save()
  const { identity, colours, classes, home } = await settings()
  assert.equal([identity.name, colours, classes.at(-1)], ['Burgundy House', ['#7a1f2b'], 'Ten'])
  assert.is(home.slides[0].text, 'The gate opens at [seven](/contact).')
  // What visitors read of the school is fetched again after it is saved.
  await page.waitForFunction(() => document.title.endsWith('Burgundy House'))
  const bar = () => page.locator('header').first()
  await page.waitForFunction(
    (made) => getComputedStyle(document.querySelector('header') as Element).backgroundColor === made,
    'rgb(122, 31, 43)',
  )
  await page.reload()
  assert.is(await bar().evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(122, 31, 43)', 'as before')
  const parent = await school.openAsVisitor()
  await parent.go('/')
  assert.is(await parent.page.title(), 'Burgundy House')
  await parent.page.getByRole('heading', { level: 1, name: 'Small on purpose' }).waitFor()
})

test('a draft without colours is shown in those of the kit, not in those that are saved', async () => {
  const groundOf = (inner: Frame | Page) =>
    inner
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor)
  await admin.go('/about')
  const ofKit = await groundOf(page)
  await changeSchool(calls.admin, { colours: ['#7a1f2b'] })
  const frame = await open('identity')
  const isShown = (background: string) =>
    frame.waitForFunction(
      (wanted) => getComputedStyle(document.querySelector('header') as Element).backgroundColor === wanted,
      background,
    )
  await isShown('rgb(122, 31, 43)')
  await admin.press('Take the portal’s own colours')
  await isShown(ofKit)
  assert.is(await groundOf(page), 'rgb(122, 31, 43)', 'nothing is saved')
  await admin.field('Main colour').fill('#12')
  await admin.fill({ Motto: 'While one is typed' })
  await frame.getByRole('heading', { level: 1, name: 'While one is typed' }).waitFor()
  assert.is(await groundOf(frame), ofKit, 'while one is typed')
  await admin.press('Save')
  await page.locator('.kit-error-summary').getByText('Enter a colour such as #1a5fb4 or #abc').waitFor()
  await admin.field('Main colour').fill('#ffff00')
  await page.getByText(/primary colour was made darker, from #ffff00 to/).waitFor()
  await save()
  assert.equal((await settings()).colours, ['#ffff00'])
})

test('the preview shows every public page, light and dark, on a phone and on a desk, as a visitor sees it', async () => {
  const frame = await open('questions')
  assert.is(await frame.getByRole('link', { name: 'Dashboard' }).count(), 0)
  await page.getByLabel('Page', { exact: true }).selectOption('Q&A')
  await frame.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  await frame.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await frame.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  assert.is(await page.getByLabel('Page', { exact: true }).inputValue(), '/about')
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark')
  await page.getByLabel('Width', { exact: true }).selectOption('Desk')
  await frame.waitForFunction(() => innerWidth === 1280 && document.documentElement.dataset.theme === 'dark')
  await frame.getByRole('link', { name: 'Login' }).first().press('Enter')
  await section('About and team').locator('summary').first().click()
  await page.getByLabel('Show the page About').uncheck()
  await page.getByText('This page is not shown to visitors.').waitFor()
  assert.is(admin.path(), '/admin/dashboard/school', 'a link to a page with a login leads nowhere')
  await frame.getByRole('heading', { level: 1 }).waitFor()
})

test('what is wrong is said at its field, whose section is opened, and nothing is saved', async () => {
  await openForm('classes')
  const wrong = async (label: string, value: string, message: RegExp) => {
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(value)
    await admin.press('Save')
    const line = page.locator('.kit-error-summary').getByRole('link')
    await line.getByText(message).waitFor()
    await line.first().click()
    await waitForFocus(field)
    assert.ok(await page.locator('.kit-field > [data-part=error]').getByText(message).isVisible())
    await field.fill(before)
  }
  await wrong('Class at place 5 *', '4', /twice/)
  await section('Name, colours and logo').locator('summary').click()
  await page.getByLabel('Name of the school').fill('x'.repeat(300))
  await section('Name, colours and logo').locator('summary').click()
  await admin.press('Save')
  await page.getByText('Name of the school: at most 100 characters, these are 300').first().waitFor()
  assert.ok(await page.getByLabel('Name of the school').isVisible(), 'its section is open')
  await page.getByLabel('Name of the school').fill('درس گاہ 学校 Schule')
  await section('Contact and map').locator('summary').click()
  await wrong('Place on the map', 'in the sea', /two numbers/)
  await section('Home').locator('> summary').click()
  const slide = section('Home').locator('.setting-list details').first()
  await slide.locator('summary').click()
  await slide.getByLabel('The link leads to').fill('javascript:alert(1)')
  await slide.locator('summary').click()
  await admin.press('Save')
  await page.locator('.kit-error-summary').getByText(/link/).waitFor()
  assert.ok(await slide.getByLabel('The link leads to').isVisible(), 'its entry of the list is open')
  await slide.getByLabel('The link leads to').fill('/about')
  assert.is((await settings()).identity.name, 'MY SCHOOL')
  await save()
  assert.is((await settings()).identity.name, 'درس گاہ 学校 Schule')
})

test('a logo is cut and shown; one with a script is refused at its field', async () => {
  const frame = await open('identity')
  const logo = page.locator('.kit-photo-field').first()
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const put = (name: string, mimeType: string, buffer: Buffer) =>
    logo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await put('logo.svg', 'image/svg+xml', script)
  await logo.getByText('This file is not a picture that can be shown.').waitFor()
  assert.is(await page.getByText('Not saved yet').count(), 0)
  await logo.locator('input[type=file]').setInputFiles(await smallPicture('red'))
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor()
  await save()
  const { logo: id } = (await settings()).identity
  assert.match(id, /^[0-9a-f]{16}$/)
  const inHeader = (container: Frame | Page) =>
    container.waitForFunction(
      () => (document.querySelector('header img') as HTMLImageElement | null)?.naturalWidth === 96,
    )
  await inHeader(frame)
  const visitor = await school.openAsVisitor()
  await visitor.go('/')
  await inHeader(visitor.page)
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await save()
  assert.is((await settings()).identity.logo, null)
})

test('the slide that is edited stays in the preview; its picture is cut in the middle of the window', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const frame = await open('home')
  const carousel = frame.locator('.kit-carousel')
  const entry = section('Home').locator('.setting-list').first().locator('details').nth(1)
  await entry.locator('summary').click()
  await entry.getByLabel('Text', { exact: true }).fill('Three laboratories')
  await carousel.getByText('2 of 3').waitFor()
  await frame.locator('.kit-carousel[data-state=still]').waitFor()
  await entry.getByLabel('Picture', { exact: true }).selectOption('An own picture')
  await entry.getByLabel('Picture of the slide').setInputFiles(await smallPicture('red'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this part' }).waitFor()
  const place = () =>
    dialog.evaluate(async (element) => {
      // It comes from below.
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + right - document.documentElement.clientWidth, top + bottom - innerHeight]
    })
  const [across = 99, down = 99] = await place()
  assert.ok(Math.abs(across) < 40 && Math.abs(down) < 40, `${across} and ${down} px from the middle`)
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await frame.locator('.kit-carousel[data-state=playing]').waitFor()
})

test('the preview has the direction of the first language at once and after it is saved, and the console is silent', async () => {
  await changeSchool(calls.admin, { languages: { first: 'en', others: ['de'] } })
  await open('languages')
  const shown = () => page.frames().at(-1) as Frame
  const isIn = async (lang: string, dir: string, about: string) => {
    await page.frameLocator('iframe').getByRole('link', { name: about }).first().waitFor()
    assert.equal(
      await shown().evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction]),
      [lang, dir],
    )
  }
  await isIn('en', 'ltr', 'About')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await isIn('de', 'ltr', 'Über uns')
  await page.getByRole('radio', { name: 'English' }).check()
  // One that the school does not offer yet.
  await page.getByLabel('First language').selectOption('ur')
  await isIn('ur', 'rtl', 'تعارف')
  await save()
  await isIn('ur', 'rtl', 'تعارف')
  await page.getByLabel('First language').selectOption('en')
  await isIn('en', 'ltr', 'About')
})

test('classes are moved, renamed, added and removed with the keyboard alone; the students of a renamed one stay in it', async () => {
  await openForm('classes')
  const names = () =>
    section('Classes')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const { keyboard } = page
  await page.getByLabel('Class at place 10 *', { exact: true }).focus()
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Alt+ArrowUp')
  assert.equal((await names()).slice(-3), ['10', '8', '9'])
  await waitForFocus(page.getByLabel('Class at place 8 *', { exact: true }))
  await section('Classes').getByText('10 is now at place 8 of 10').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Move up: 1', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Move up: 2', exact: true }).focus()
  await keyboard.press('Enter')
  assert.equal((await names()).slice(0, 2), ['2', '1'])
  await waitForFocus(page.getByRole('button', { name: 'Move down: 2', exact: true }))
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add: Class' }).focus()
  await keyboard.press('Enter')
  await keyboard.type('11')
  await page.getByRole('button', { name: 'Remove: 7' }).focus()
  await keyboard.press('Enter')
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  const [{ grade, _id }] = students
  await page.getByLabel(`Class at place ${grade} *`, { exact: true }).fill('Nursery')
  await save()
  const { classes } = await settings()
  assert.equal(classes.length, 10)
  assert.ok(classes.includes('Nursery') && classes.includes('11') && !classes.includes('7'))
  const renamed = (await calls.admin.get('/student/getAllStudent')).body.students.find(
    (one: { _id: string }) => one._id === _id,
  )
  assert.is(renamed.grade, 'Nursery')
  // The list that was loaded when the portal started is not the list of now.
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Student detail' }).click()
  await page.locator('tbody [data-part=class]').getByText('Nursery', { exact: true }).first().waitFor()
  await openForm('classes')
  await page.getByRole('button', { name: 'Remove: Nursery' }).click()
  await admin.press('Save')
  await page
    .locator('.kit-error-summary')
    .getByText(/Nursery/)
    .waitFor()
})

test('of a part that another admin has saved meanwhile, both are shown: theirs, or what is typed; the other parts stay', async () => {
  await openForm('identity')
  await section('Contact and map').locator('summary').first().click()
  await admin.fill({ Motto: 'Mine', 'Name of the school': 'Ours', Hours: 'Always' })
  const theirs = { identity: { motto: 'Theirs', line: 'Since 1900' }, classes: ['A', 'B', 'C', '5'] }
  assert.ok((await changeSchool(calls.admin, theirs)).body.success)
  await admin.press('Save')
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this too' })
  await dialog.waitFor()
  const group = dialog.getByRole('group')
  const own =
    /^Name, colours and logo\s+Keep mine\s+Name of the school\s+Ours\s+Motto\s+Mine\s+Line beside the name\s+Classes 1 to 10, since 1990\s/
  assert.match(await group.innerText(), own)
  assert.match(
    await group.innerText(),
    /Take theirs\s+Name of the school\s+MY SCHOOL\s+Motto\s+Theirs\s+.*\s+Since 1900\s+head, /,
  )
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  assert.is(await page.getByLabel('Motto').inputValue(), 'Mine')
  await admin.press('Save')
  await dialog.getByLabel('Take theirs').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved: the school is as you see it here').waitFor()
  const saved = await settings()
  assert.equal([saved.identity.name, saved.identity.motto, saved.identity.line], ['MY SCHOOL', 'Theirs', 'Since 1900'])
  assert.equal([saved.contact.hours, saved.classes], ['Always', theirs.classes])
  assert.is(await page.getByLabel('Line beside the name').inputValue(), 'Since 1900')

  await admin.fill({ Motto: 'Mine again' })
  await changeSchool(calls.admin, { identity: { name: 'Theirs' } })
  await admin.press('Save')
  await dialog.getByLabel('Keep mine').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Saved: the school is as you see it here').waitFor()
  const { identity } = await settings()
  assert.equal([identity.name, identity.motto], ['MY SCHOOL', 'Mine again'])
})

test('an earlier version is looked at in the preview and brought back', async () => {
  await changeSchool(calls.admin, { identity: { motto: 'First' } })
  await changeSchool(calls.admin, { identity: { motto: 'Second' }, contact: { hours: 'Always' } })
  const frame = await open('identity')
  await section('Earlier versions').locator('summary').click()
  const versions = section('Earlier versions').getByRole('listitem')
  await versions.nth(2).waitFor()
  assert.match((await versions.allInnerTexts()).join('|'), /Motto, Hours.*\|.*Motto.*\|As on the first day/s)
  await versions.nth(1).getByRole('button', { name: 'Look at it' }).click()
  await frame.getByRole('heading', { level: 1, name: 'First' }).waitFor()
  assert.is(await page.getByLabel('Motto').inputValue(), 'Second', 'the form is as it was')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await frame.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
  await versions.nth(1).getByRole('button', { name: 'Bring back' }).click()
  await page.getByText(/An earlier version is in the form: .* Save to bring it back\./).waitFor()
  await save()
  const { identity, contact } = await settings()
  assert.equal([identity.motto, contact.hours], ['First', 'Monday to Friday, 8:00 AM to 3:00 PM'])
})

test('leaving with unsaved changes asks, and a reload brings them back', async () => {
  await openForm('identity')
  await admin.fill({ Motto: 'Half typed' })
  await page.getByRole('link', { name: 'Audit trail' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  await page.keyboard.press('Escape')
  // What is typed is written to the device, and then the tab is lost.
  await page.waitForFunction(() => Object.values(localStorage).some((draft) => String(draft).includes('Half typed')))
  page.on('dialog', (dialog) => dialog.accept())
  await openForm('identity')
  await page.getByText(/Restored from/).waitFor()
  assert.is(await page.getByLabel('Motto').inputValue(), 'Half typed')
  await admin.press('Discard')
  assert.is(await page.getByLabel('Motto').inputValue(), 'A good school need not be a grand one')
})

test('on a phone the preview is behind a button; a part of the sample is confirmed', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await admin.go('/admin/dashboard')
  const sample = page.getByRole('region', { name: 'Still the texts of a sample school' })
  await sample.getByRole('link', { name: 'Address, telephone and map' }).click()
  await admin.waitForPage('Your school')
  assert.is(await page.locator('iframe').count(), 0)
  const badges = page.locator('.school-part > summary .kit-badge')
  const heights = await badges.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  assert.is(new Set(heights).size, 1, `no badge has its word on two lines: ${heights}`)
  await section('Contact and map').getByLabel('This is true for our school').check()
  await admin.press('Show preview')
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  await frame?.getByRole('banner').waitFor()
  await admin.expectAccessible()
  await admin.press('Close')
  const place = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  assert.is(await page.evaluate(() => scrollY), place, 'the button in view takes focus without moving the page')
  const boxes = await Promise.all(
    ['Save', 'Show preview'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  )
  assert.ok(boxes.every((box) => box && box.height < 60 && box.y + box.height <= 740))
  await save()
  await admin.go('/admin/dashboard')
  await sample.waitFor()
  assert.is(await sample.getByRole('link', { name: 'Address, telephone and map' }).count(), 0)
})

test('in Urdu a refused setting is called as the form calls it', async () => {
  await changeSchool(calls.admin, { languages: { first: 'ur', others: [] } })
  await openForm('userIds')
  await page.locator('[name="settings.userIds.suffix"]').fill('@x')
  await admin.press('محفوظ کریں')
  await page.getByText('نئی یوزر آئی ڈی کا آخری حصہ کے شروع میں').first().waitFor()
})

test.run()
