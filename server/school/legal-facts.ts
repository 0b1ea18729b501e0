import {
  type Access,
  CACHES,
  COOKIES,
  choiceDays,
  confirmDays,
  deletedDays,
  draftHours,
  familyCodeDays,
  type Language,
  LEGAL_PAGES,
  type LegalPage,
  LOCAL,
  OF_TAB,
  ROLE,
  type SchoolSettings,
} from '#contract'
import * as endpoints from '#contract/endpoints'
import { studentFields, teacherFields } from '#contract/operations'
import { conformance } from '#contract/school/conformance'
import type { LegalValue } from '#contract/school/own-pages'
import { textsIn } from '#contract/school/translations'
import { messagesIn } from '#messages/all'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { PREFIX } from '../http/cookies.ts'
import { DEVICE_LIFETIME_MS } from '../security/devices.ts'
import { IDLE_MS, LIFETIME_MS } from '../security/sessions.ts'
import { mailSettings, type Settings } from '../settings.ts'

type Server = Pick<
  Settings,
  'auditDays' | 'backupDir' | 'backupKeep' | 'databaseUrl' | 'offline' | 'publicUrl' | 'smtp'
>

/** Whose records they are, by the call that reads them. */
const READ = {
  student: endpoints.studentForTeacher,
  report: endpoints.getReport,
  former: endpoints.formerStudent,
  teacher: endpoints.singleTeacher,
  login: endpoints.allUser,
  guardian: endpoints.guardians,
  audit: endpoints.audit,
}

const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/**
 * What the program knows for the pages that a school must have, in one language, by the names that their texts have in
 * braces. It is read from what the program itself goes by: access, settings, retention, names of cookies and keys.
 */
export function legalValues(whole: SchoolSettings, server: Server, language: Language): Record<LegalValue, string> {
  const { legal } = messagesIn(language)
  const settings = textsIn(whole, language)
  const { identity, contact, leavers } = settings
  const { data, places, retention, readers } = legal
  const written = (text: string) => messagesIn(language).withDigits(text, settings.region.digits)
  const facts = (items: readonly string[]) => written(listed(items))

  const mail = mailSettings(server)
  const hasMap = settings.pages.contact && contact.position !== null
  const cookieDays: Record<keyof typeof COOKIES, number> = {
    session: LIFETIME_MS / DAY_MS,
    device: DEVICE_LIFETIME_MS / DAY_MS,
    language: choiceDays,
    theme: choiceDays,
  }
  const isSecret = (key: keyof typeof COOKIES) => key === 'session' || key === 'device'
  const cookieName = (key: keyof typeof COOKIES) =>
    (server.publicUrl?.startsWith('https:') && isSecret(key) ? PREFIX : '') + COOKIES[key]
  return {
    school: identity.name,
    contact: [...contact.address, ...contact.phones, contact.email].filter(Boolean).join('\n') || legal.gap,
    head: leavers.head || legal.gap,
    data: facts([
      data.students({ fields: studentFields.map((field) => legal.fields.student[field]) }),
      data.teachers({ fields: teacherFields.map((field) => legal.fields.teacher[field]) }),
      data.reports,
      data.guardians,
      data.former,
      data.logins,
      data.audit,
      data.faults,
      data.notices,
      ...(mail ? [data.mail] : []),
    ]),
    readers: facts([
      ...keysOf(READ).map((what) =>
        readers.of({
          what: readers.what[what],
          who: readersOf(READ[what].access, settings).map((who) => readers.who[who]),
        }),
      ),
      readers.notices,
    ]),
    places: facts([
      places.server,
      server.databaseUrl ? places.postgres : places.file,
      ...(server.backupDir ? [places.backups({ number: server.backupKeep })] : []),
      ...(server.offline ? [places.offline] : []),
      ...(mail ? [places.mail({ host: new URL(mail.smtp.url).hostname })] : []),
      hasMap ? places.map : places.noOther,
    ]),
    retention: facts([
      retention.present,
      leavers.keepYears === null ? retention.formerForEver : retention.former({ years: leavers.keepYears }),
      ...(leavers.register ? [retention.register] : []),
      retention.deleted({ days: deletedDays }),
      retention.audit({ days: server.auditDays }),
      ...(server.backupDir ? [retention.backups({ number: server.backupKeep })] : []),
      retention.sessions({ days: LIFETIME_MS / DAY_MS, hours: IDLE_MS / HOUR_MS }),
      retention.codes({ days: familyCodeDays }),
      ...(mail ? [retention.mail({ days: confirmDays })] : []),
      retention.drafts({ hours: draftHours }),
    ]),
    cookies: facts(keysOf(COOKIES).map((key) => legal.cookies[key]({ name: cookieName(key), days: cookieDays[key] }))),
    storage: facts([
      ...keysOf(LOCAL).map((key) => legal.storage.local[key]({ name: LOCAL[key].trim() })),
      ...keysOf(OF_TAB).map((key) => legal.storage.tab[key]({ name: OF_TAB[key] })),
      ...(server.offline ? keysOf(CACHES).map((key) => legal.storage.caches[key]({ name: CACHES[key].trim() })) : []),
    ]),
    conformance: facts([
      legal.conformance.meets(conformance),
      legal.conformance.partly({ criteria: conformance.partly.map((one) => legal.criteria[one]) }),
      legal.conformance.unseen({ criteria: conformance.unseen.map((one) => legal.criteria[one]) }),
      legal.conformance.own,
    ]),
  }
}

/** A sample of each page, with the names of the facts in braces. */
export const legalSamples = (language: Language): Record<LegalPage, string> => {
  const { samples } = messagesIn(language).legal
  return Object.fromEntries(LEGAL_PAGES.map((page) => [page, samples[page]])) as Record<LegalPage, string>
}

type Reader = 'visitor' | 'user' | 'student' | 'teacher' | 'admin' | 'own' | 'child'

/** Who may read, by a row of the table of access; `own` of a student is about the caller alone. */
function readersOf(access: Access, { families }: Pick<SchoolSettings, 'families'>): Reader[] {
  if (access.visitor === 'all') return ['visitor']
  const ofRole: [Reader, Access[0]][] = [
    ['student', access[ROLE.student]],
    ['user', access[ROLE.user]],
    ['teacher', access[ROLE.teacher]],
    ['admin', access[ROLE.admin]],
  ]
  return ofRole.flatMap(([reader, level]): Reader[] => {
    if (level === 'own') return ['own']
    if (level === 'ownChild') return families.open ? ['child'] : []
    return level === 'all' ? [reader] : []
  })
}

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]
