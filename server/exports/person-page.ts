import type { Readable } from 'node:stream'
import { escapeMarkup as html, LANGUAGES, ROLE } from '#contract'
import { labelOf } from '#contract/labels'
import { messagesIn } from '#messages/all'
import type { Store } from '../store/index.ts'
import type { Writing } from './lists.ts'
import type { Person, PersonPhoto } from './person.ts'
import { addPhotos } from './school-zip.ts'
import { textFile, zipStream } from './zip.ts'

/** The form of stored times. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const LANGUAGE_NAMES = Object.fromEntries(Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name]))

/** All data of a person, as one page that every browser shows without a network. */
function personPage({ data, photos }: Person, school: string, { language, inDigits, ...writing }: Writing): string {
  const localTime = (time: string) => inDigits(writing.localTime(time))
  const labels = messagesIn(language)
  const { auditLabels, leavingLabels, loginLabels, reportLabels, roleLabels, studentLabels, teacherLabels } = labels
  const choices: Record<string, Record<string, string>> = {
    ...labels.choiceLabels,
    condition: labels.conditionLabels,
    reason: labels.leavingReasonLabels,
    language: LANGUAGE_NAMES,
  }
  const { person: words, lists } = messagesIn(language)
  const { login, student, leaving, teacher, report, earlierReports, children, guardians, sessions, history } = data
  const text = (name: string, value: string | null) =>
    value && TIME.test(value)
      ? localTime(value)
      : name === 'year'
        ? inDigits(value ?? '')
        : labelOf(choices[name] ?? {}, value || '–')
  const fields = (heading: string, names: Record<string, string>, record: Record<string, string | null> | null) =>
    record === null
      ? ''
      : `<h2>${html(heading)}</h2><dl>${Object.entries(record)
          .map(
            ([name, value]) => `<dt>${html(labelOf(names, name))}</dt><dd><bdi>${html(text(name, value))}</bdi></dd>`,
          )
          .join('')}</dl>`
  const table = (heading: string, columnHeadings: string[], rows: string[][]) =>
    `<h2>${html(heading)}</h2><table><thead><tr>${columnHeadings.map((name) => `<th>${html(name)}</th>`).join('')}</tr></thead><tbody>${rows
      .map((row) => `<tr>${row.map((cell) => `<td><bdi>${html(cell)}</bdi></td>`).join('')}</tr>`)
      .join('')}</tbody></table>`
  const tableOrNothing = (...[heading, columnHeadings, rows]: Parameters<typeof table>) =>
    rows.length > 0 ? table(heading, columnHeadings, rows) : ''
  const title = words.title({ school, name: login.name })
  const createdAt = lists.added
  const ofLogin = {
    ...loginLabels,
    createdAt,
    name: studentLabels.name,
    passwordChangedAt: words.passwordChangedAt,
    secondFactorSince: words.secondFactorSince,
    language: words.language,
    mailAddress: words.mailAddress,
    mailAddressSince: words.mailAddressSince,
  }
  const ofEarlier = { ...reportLabels, grade: studentLabels.grade }
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>${STYLE}</style>
<h1>${html(title)}</h1>
${photos.map(({ path, alt }) => figure({ path, alt: inDigits(alt) })).join('')}
${fields(roleLabels[ROLE.student], { ...studentLabels, createdAt }, student)}
${fields(words.leaving, leavingLabels, leaving)}
${fields(roleLabels[ROLE.teacher], { ...teacherLabels, createdAt }, teacher)}
${fields(words.report, reportLabels, report)}
${earlierReports.map(({ year, ...one }) => fields(words.reportOf({ year: inDigits(year) }), ofEarlier, one)).join('')}
${fields(words.login, ofLogin, { ...login, role: words.roles[login.role] })}
${tableOrNothing(
  words.families.children,
  [studentLabels.name, studentLabels.grade, words.families.linkedAt, words.families.linkedBy],
  children.map(({ name, grade, linkedAt, linkedBy }) => [
    name,
    grade,
    localTime(linkedAt),
    words.families.by[linkedBy],
  ]),
)}
${tableOrNothing(
  words.families.guardians,
  [words.families.linkedAt, words.families.linkedBy],
  guardians.map(({ linkedAt, linkedBy }) => [localTime(linkedAt), words.families.by[linkedBy]]),
)}
${table(
  words.sessions.heading,
  [words.sessions.device, words.sessions.createdAt, words.sessions.seenAt],
  sessions.map(({ device, browser, system, createdAt, seenAt }) => [
    browser && system ? labels.deviceLabel({ browser, system }) : device || '–',
    localTime(createdAt),
    localTime(seenAt),
  ]),
)}
${table(
  words.history.heading,
  [auditLabels.at, auditLabels.action, auditLabels.record, words.history.by, auditLabels.address],
  history.map(({ at, action, record, by, address }) => [
    localTime(at),
    labelOf(labels.actionLabels, action),
    labelOf(labels.entityLabels, record),
    words.by[by],
    address || '–',
  ]),
)}
</html>
`
}

const figure = ({ path, alt }: Pick<PersonPhoto, 'path' | 'alt'>) =>
  `<figure><img src="${path}" alt="${alt}"><figcaption>${alt}</figcaption></figure>`

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; }
figure { display: inline-block; margin: 0 1rem 1rem 0; }
img { display: block; max-width: 100%; max-height: 16rem; }
dl { display: grid; grid-template-columns: minmax(6rem, 14rem) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { opacity: 0.75; }
dd { margin: 0; white-space: pre-line; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; }
`

/** Everything about one person as a ZIP: a page to read, the same for programs, and the photos. */
export function personZip(store: Store, person: Person, school: string, now: string, writing: Writing): Readable {
  const { readme } = messagesIn(writing.language).person
  const { name, userId } = person.data.login
  return zipStream(async (add) => {
    await add('README.txt', [
      textFile(readme({ school, name, userId, time: writing.inDigits(writing.localTime(now)) })),
    ])
    await add('about-you.html', [personPage(person, school, writing)])
    await add('about-you.json', [JSON.stringify(person.data, null, 2)])
    await addPhotos(store, person.photos, add)
  }, new Date(now))
}
