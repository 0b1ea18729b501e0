// needs: build, chromium
// shows: home, information, notices, auth, account
/** What visitors see in German is German, also while other texts are still English. */
import * as assert from 'uvu/assert'
import { messageOf, messageRef } from '../../contract/failures.ts'
import { addNotice } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { englishFinder } from './english-texts.ts'
import { json, whileFailing } from './failures.ts'
import { openSmallSchool, person as visitor } from './small-school.ts'
import { textsOfPage } from './texts-of-page.ts'

const englishIn = await englishFinder('de')
const school = await openSmallSchool({ as: 'visitor', locale: 'de' })
const { admin } = school.calls

const link = { href: '/contact', linkLabel: 'Weiterlesen' }
const saved = await changeSchool(admin, {
  identity: { name: 'Schule am Park', shortName: '', motto: 'Lernen', line: 'Klassen 1 bis 10' },
  contact: { address: ['Parkweg 1'], hours: '8 bis 14 Uhr' },
  languages: { first: 'de', others: ['en'] },
  home: {
    slides: ['Das Tor', 'Der Hof'].map((heading) => ({ picture: 'gate', heading, text: 'Es steht offen.', ...link })),
    summary: 'Wir sind eine Schule.',
    admissions: [{ icon: 'user', heading: 'Schulanfang', text: 'Im Herbst.', ...link }],
  },
  about: { paragraphs: ['Wir.'], team: [{ name: 'Eva Roth', position: 'Schulleitung', text: 'Hier.', photo: null }] },
  questions: [{ question: 'Wann?', answer: 'Bald.' }],
  footer: { text: 'Gut gelernt.' },
})
assert.is(saved.status, 200, JSON.stringify(saved.body))
const notice = await addNotice(admin, { title: 'Sommerfest', description: 'Im Hof.', catagory: 'Feste' })

/** Fails if the page has a text of the portal in English. */
async function expectGerman(): Promise<void> {
  const texts = await visitor.page.evaluate(textsOfPage)
  assertNone(englishIn(texts).map((text) => `${visitor.path()}: '${text}' is English`))
}

/** Waits for a text of the page, which may be there several times. */
const says = (text: string) => visitor.page.getByText(text).first().waitFor()

async function logIn(password: string): Promise<void> {
  await visitor.go('/auth/login')
  await visitor.fill({ Benutzerkennung: school.user.userId, Passwort: password })
  await visitor.press('Anmelden')
}

test('English texts are found, with values in them and beside elements', () => {
  const english = [
    'Notice board',
    'Password is required',
    'The form on this page needs JavaScript. Please call or write to us:',
  ]
  assert.equal(englishIn([...english, 'Schwarzes Brett', 'Version', 'Eva Roth', '„Passwort“ fehlt.']), english)
})

test('the public pages, the login and the registration are German', async () => {
  const board = ['/notice-board', '/notice-board?date=1999-01-01', `/notice-board-Detail/${notice}`]
  const others = ['/about', '/contact', '/qna', '/test', '/no/such/page', '/auth/login', '/auth/register']
  for (const path of ['/', ...board, ...others]) {
    await visitor.go(path)
    await visitor.rest()
    await expectGerman()
  }
  assert.is(await visitor.page.evaluate(() => document.documentElement.lang), 'de')
  await visitor.page.getByRole('link', { name: 'English' }).waitFor()
  const feed = await fetch(`${school.portal.origin}/notices.atom`)
  assert.match(await feed.text(), '<title>Mitteilungen von Schule am Park</title>')
})

test('the contact form says in German what is missing or wrong', async () => {
  await visitor.go('/contact')
  await visitor.fill({ 'E-Mail': 'nobody' })
  await visitor.press('E-Mail schreiben')
  await says('Füllen Sie dieses Feld aus')
  await says('Geben Sie eine Adresse wie')
  await expectGerman()
})

test('a failed login is explained in German, also one that has to wait; then the code is asked for', async () => {
  await logIn('wrong-password')
  await says('Die Benutzerkennung oder das Passwort ist falsch.')
  await expectGerman()
  const wait = { success: false, ...messageOf(messageRef('tooManyTries', { seconds: 1 })) }
  await whileFailing(
    visitor,
    '/auth/login',
    (request) => request.respond({ status: 429, ...json(wait) }),
    async () => {
      await visitor.press('Anmelden')
      await says('Zu viele Versuche. Warten Sie 1 Sekunde, und versuchen Sie es dann noch einmal.')
      await expectGerman()
    },
  )
  const code = { success: false, codeRequired: true, ...messageOf(messageRef('codeRequired')) }
  await whileFailing(
    visitor,
    '/auth/login',
    (request) => request.respond(json(code)),
    async () => {
      await visitor.press('Anmelden')
      await visitor.field('Code').waitFor()
      await expectGerman()
    },
  )
})

test('the registration says in German what is wrong with a login; a typed form is not left unasked', async () => {
  await visitor.go('/auth/register')
  const typed = { Benutzerkennung: school.user.userId, Passwort: 'kurz', 'Nachname Ihres Vaters': 'Roth' }
  await visitor.fill(typed)
  await visitor.press('Registrieren')
  await says('Das Passwort muss mindestens 6 Zeichen haben.')
  await expectGerman()
  await visitor.fill({ Passwort: 'drei-Worte-Hand' })
  await visitor.press('Registrieren')
  await says('Diesen Zugang gibt es schon. Bitte melden Sie sich an.')
  await visitor.fill({ Benutzerkennung: 'roth@mySchool.com' })
  await visitor.press('Registrieren')
  await says('Eine Benutzerkennung, die auf @mySchool.com endet, vergibt die Schule.')
  await expectGerman()
  await visitor.fill({ Benutzerkennung: 'roth@example.org' })
  await visitor.page.getByLabel('Ich habe einen Code der Schule').check()
  await visitor.fill({ 'Code der Schule': 'ABCD-EFGH-JKLM' })
  await visitor.press('Registrieren')
  await says('Dieser Code kann nicht verwendet werden.')
  await expectGerman()
  await visitor.follow('Start')
  await says('Verlassen, ohne zu speichern?')
  await expectGerman()
})

test('login and logout are confirmed in German, and a guard says so too', async () => {
  await visitor.go('/account')
  await says('Bitte melden Sie sich erst an.')
  await logIn(school.user.password)
  await says('Sie sind angemeldet.')
  await says('Mit diesem Zugang lesen Sie die Mitteilungen')
  await expectGerman()
  await visitor.press('Abmelden')
  await says('Sie sind abgemeldet.')
  await expectGerman()
})

test.run()
