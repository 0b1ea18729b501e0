// needs: build, chromium
// long
/**
 * Every page in the pseudo-language, from right to left, with records in Cyrillic letters: a plain Latin word is then a
 * text outside of the catalogs. While its buttons are pressed it is also translated as browsers do it: each text is
 * wrapped in other elements, and React no longer finds it where it was.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { assertNone } from '../lines.ts'
import { atProcessEnd, test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { findings as cutOff } from './large-text.ts'
import { LocalPortal } from './local-portal.ts'
import { addGuardian, isPageOfAdmins, pagesOf, type SamplePage, type Who } from './sample-school.ts'
import { ADMIN } from './server.ts'
import { logIn } from './stored-login.ts'
import { textsOfPage } from './texts-of-page.ts'
import { Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'school-pseudo-'))
atProcessEnd(() => rmSync(folder, { recursive: true }))
execFileSync('node', ['--conditions=source', 'tools/build-pseudo.mjs', folder])

const browser = await openBrowser()
const portal = await LocalPortal.start()
portal.portalDir = join(folder, 'portal')
await portal.restart()
test.after(() => portal.stop())

/**
 * Whether a text has plain Latin words. Not counted is what no language translates: user ids and mail addresses, links,
 * time zones, codes of currencies, names of settings, colours; and the name and user id of the first admin.
 */
const isPlain = (text: string) =>
  /[A-Za-z]{2,}/.test(text.replace(/\S*@\S*|https?:\S+|\w+\/.*|#\w{6}|\b[A-Z_]{3,}\b|\bAdmin\b|\bhead\b/g, ''))

const link = { href: '/contact', linkLabel: 'Дальше' }

/** Records and settings whose every text is in Cyrillic letters; ids, links and numbers cannot be. */
async function fillInCyrillic() {
  const { calls: admin, stored } = await logIn(portal.origin, ADMIN)
  const person = { name: 'Анна Ли', fatherName: 'Иван Ли', address: 'Улица 1', grade: 'Первый', fee: '100' }
  const teaching = { qualifications: 'Магистр', subject: 'Физика', bankDetail: '123', experience: '4' }
  const sent = await changeSchool(admin, {
    identity: { name: 'Школа', shortName: 'Школа', motto: 'Знание', line: 'Классы' },
    colours: ['#ffd600'],
    contact: { address: ['Улица 1'], hours: '8–14' },
    languages: { first: 'ur', others: ['en'] },
    classes: ['Первый', 'Второй'],
    home: {
      slides: [{ picture: 'gate', heading: 'Ворота', text: 'Открыты', ...link }],
      summary: 'Школа в городе',
      admissions: [{ icon: 'user', heading: 'Приём', text: 'Весной', ...link }],
    },
    about: { paragraphs: ['Школа'], team: [{ name: 'Анна Ли', position: 'Директор', text: 'Здесь', photo: null }] },
    questions: [{ question: 'Когда?', answer: 'Весной' }],
    footer: { text: 'Школа' },
    leavers: { certificateHeading: 'Справка', certificateText: 'Здесь', certificateFooter: 'Весной' },
  })
  assert.is(sent.status, 200, JSON.stringify(sent.body))
  const [withReport, without] = [
    await addStudent(admin, person),
    await addStudent(admin, { ...person, name: 'Ева Ли' }),
  ]
  const teacher = await addTeacher(admin, { ...teaching, name: 'Омар Азиз', address: 'Улица 2', classes: 'Первый' })
  const notice = await addNotice(admin, { title: 'Праздник', description: 'Весной', catagory: 'Спорт' })
  const texts = { message: 'Хорошо', complain: 'Нет', notification: 'Встреча' }
  await addReport(admin, withReport._id, texts)
  const former = await addStudent(admin, { ...person, name: 'Пётр Ли' })
  await admin.post('/student/leave', { ids: [former._id], leftOn: '2026-01-15', reason: 'moved' })
  const student = await logIn(portal.origin, withReport)
  const newcomer = await logIn(portal.origin, without)
  const { settings } = (await admin.get('/admin/school')).body
  return {
    stored: {
      visitor: undefined,
      admin: stored,
      guardian: (await addGuardian(portal.origin, admin, [withReport._id, without._id])).stored,
      student: student.stored,
      newcomer: newcomer.stored,
      teacher: (await logIn(portal.origin, teacher)).stored,
    },
    pages: pagesOf(
      settings,
      {
        withReport: withReport._id,
        without: without._id,
        former: former._id,
        teacher: teacher._id,
        notice,
        student: student.user._id,
        newcomerUser: newcomer.user._id,
      },
      {
        withReport: withReport.name,
        without: without.name,
        former: former.name,
        teacher: teacher.name,
        notice: 'Праздник',
      },
    ),
  }
}

const { stored, pages } = await fillInCyrillic()
let visitor: Visitor
test.after.each(() => visitor?.leave())

/** Whether the page has texts that no other page has: a form that changes a record is the one that adds it. */
const isOwn = (page: SamplePage) => !isPageOfAdmins(page) && !/-update$/.test(page.name)

for (const who of Object.keys(stored) as Who[])
  test(`every text that the ${who} sees is in a catalog, none is cut off, and a translated page goes on`, async () => {
    visitor = await Visitor.open(browser, portal.origin, {
      login: stored[who],
      locale: 'ur',
      viewport: { width: 360, height: 900 },
    })
    /** On all pages of this person: a button of the same name does the same. */
    const pressed: string[] = []
    // A form that something was typed into.
    visitor.page.on('dialog', (dialog) => dialog.accept())
    const found: string[] = []
    for (const { name, path } of pages.filter((page) => page.as === who && isOwn(page))) {
      await visitor.go(path)
      await visitor.rest()
      const { page } = visitor
      assert.is(await page.evaluate(() => document.documentElement.dir), 'rtl')
      const plain = async () => (await page.evaluate(textsOfPage)).filter(isPlain)
      const look = async () => [
        ...(await plain()).map((text) => `'${text}' is in no catalog`),
        ...(await cutOff(page)),
        ...visitor.errors(),
      ]
      const first = await look()
      await page.evaluate(translate)
      // On the page 'Your school' a button brings the sample back, whose texts are English.
      const later = name === 'school' ? [] : await afterEachPress(visitor, path, pressed, look)
      const lines = [...first, ...later]
      found.push(...lines.filter((line) => !/status of 4\d\d/.test(line)).map((line) => `${name}: ${line}`))
    }
    assertNone(found)
  })

/** Runs in the page: replaces each text by <font> around it, now and whenever one appears. */
function translate(): void {
  const replace = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, option, svg')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  replace(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) replace(node.parentNode ?? node)
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Each button of a page that was not pressed before is pressed, with the forms empty: what shows then, such as errors,
 * toasts and dialogs.
 */
async function afterEachPress(visitor: Visitor, path: string, pressed: string[], look: () => Promise<string[]>) {
  const { page } = visitor
  const found = new Set<string>()
  for (;;) {
    let name = await page.evaluate(pressNext, pressed)
    if (name === undefined) {
      // The last press may have sent something, whose response brings buttons back.
      await visitor.roundTrip()
      await visitor.rest()
      name = await page.evaluate(pressNext, pressed)
    }
    if (name === undefined) return found
    pressed.push(name)
    await visitor.rest()
    for (const line of await look()) found.add(`after '${name}': ${line}`)
    if (page.url().endsWith(path)) continue
    await visitor.go(path)
    await page.evaluate(translate)
  }
}

/**
 * Runs in the page: presses a button that was not pressed yet, of the dialog if one is open, which is closed at the end.
 * By script, since the script of the dialog before may open it at any moment, and cover the button.
 * @returns its name; undefined: all were pressed
 */
function pressNext(pressed: string[]): string | undefined {
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  const scope = dialog ?? document.querySelector('main') ?? document.body
  for (const button of scope.querySelectorAll<HTMLElement>(
    'button:enabled, summary, th input:enabled, [type=radio]:enabled',
  )) {
    const name = `${scope.localName} ${button.innerText || button.ariaLabel || (button as HTMLInputElement).value}`
    if (pressed.includes(name) || !button.checkVisibility({ visibilityProperty: true })) continue
    button.click()
    return name
  }
  if (!dialog) return undefined
  dialog.requestClose?.()
  dialog.close()
  return `close ${pressed.length}`
}

test.run()
