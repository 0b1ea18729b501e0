import type { SchoolSettings } from '#contract'
import { messageRef } from '#contract/failures'
import type { Conflict } from '#contract/operations'
import { schoolLimits } from '#contract/school/limits'
import { withSlugs } from '#contract/school/own-pages'
import { HttpError } from '../errors.ts'
import { renameInDrafts } from '../imports/draft/rename-classes.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import { changeInRecords, classChange, isToRename, requireEmpty, storedVersion } from '../school/classes.ts'
import { settingsOf } from '../school/current.ts'
import { changedSettings, merged } from '../school/merge.ts'
import { filesOf, picturesOf } from '../school/pictures.ts'
import { withFirstLanguage, withoutSampleTexts } from '../school/sample-texts.ts'
import { type AuditWriter, authorOf, recordsOf } from '../security/audit.ts'
import type { Tables } from '../store/index.ts'
import { OF_SCHOOL } from '../store/tables/notice-files.ts'
import type { SchoolVersionRow } from '../store/tables/school.ts'

/** The settings that a person read before changing them, and the present ones. */
export type BaseVersion = {
  /** The present version; undefined as long as none was saved. */
  present: SchoolVersionRow | undefined
  now: SchoolSettings
  /** The settings that were read; undefined if they are not known any more. */
  base: SchoolSettings | undefined
  /** The versions after these, oldest first. */
  since: readonly SchoolVersionRow[]
}

export type Change = {
  settings: SchoolSettings
  /** New names of classes, by the old ones. */
  renamed: Readonly<Record<string, string>>
  /** Pictures that the settings show and that are stored with them. */
  pictures?: readonly PreparedPhoto[]
}

export type Outcome =
  | { conflicts: Conflict[]; present: SchoolVersionRow | undefined }
  | {
      /** undefined if the school has these settings already */
      saved: Omit<SchoolVersionRow, 'savedByUserId'> | undefined
      /** The settings that differ from before. */
      changed: string[]
      present: SchoolVersionRow | undefined
    }

/** @param version that was read; undefined if nobody knows which */
export async function baseVersionOf(tables: Pick<Tables, 'school'>, version: number | undefined): Promise<BaseVersion> {
  const present = await tables.school.newest()
  const now = settingsOf(present)
  const base = version === (present?.version ?? 0) ? now : await settingsAt(tables, version)
  return { present, now, base, since: await tables.school.after(version ?? 0) }
}

/** The settings of a version; undefined if it is not kept any more. */
async function settingsAt(
  { school }: Pick<Tables, 'school'>,
  version: number | undefined,
): Promise<SchoolSettings | undefined> {
  const row = version === undefined ? undefined : await school.find(version)
  return row || version === 0 ? settingsOf(row) : undefined
}

/**
 * Saves settings as a new version, in the transaction in which `reading` was read. One transaction writes at a time, also
 * of several servers: what was read is still so when this is written.
 * @param auditEntry makes the entry of the save, which says who saves, and when; of a command it names nobody
 * @throws HttpError 400 at the field if something of it cannot be; then the transaction has to end without a trace
 */
export async function saveSettings(
  tables: Tables,
  reading: BaseVersion,
  { settings: sent, renamed: sentNames, pictures = [] }: Change,
  auditEntry: AuditWriter,
): Promise<Outcome> {
  const { present, now: before, since } = reading
  const version = (present?.version ?? 0) + 1
  const entry = auditEntry('update', 'school', String(version))
  const { at: savedAt, by: savedBy } = authorOf(entry)
  const outcome = merged(sent, reading)
  if ('conflicts' in outcome) return { conflicts: outcome.conflicts, present }
  const sentTexts = withFirstLanguage(outcome.settings, before)
  const settings = withoutSampleTexts({
    ...sentTexts,
    ownPages: withSlugs(sentTexts.ownPages),
    userIds: userIdsAfter(sentTexts, before),
    leavers: leaversAfter(sentTexts, before, savedAt),
  })
  const changed = changedSettings(before, settings)
  // If two classes exchange their names, the list does not change.
  if (changed.length === 0 && !isToRename(sentNames, since)) return { saved: undefined, changed: [], present }
  for (const picture of pictures) await tables.school.putPicture(picture.version, picture, savedAt)
  await requirePictures(tables, settings, savedAt)
  await requireFiles(tables, settings)
  const { renamed, removed } = classChange(before.classes, settings.classes, sentNames)
  await requireEmpty(tables, removed)
  const saved = { version, settings: storedVersion(settings, renamed), savedAt, savedBy }
  await tables.school.add(saved)
  const { students, teachers } = await changeInRecords(tables, { renamed, removed })
  await renameInDrafts(tables, { renamed, classes: before.classes })
  const records = [
    ...recordsOf({ action: 'update', entity: 'student' }, students),
    ...recordsOf({ action: 'update', entity: 'teacher' }, teachers),
  ]
  await tables.audit.addWith(entry, records)
  return { saved, changed, present }
}

/** A suffix that is replaced stays reserved, and so does each that was ever sent along. */
function userIdsAfter({ userIds }: SchoolSettings, before: SchoolSettings): SchoolSettings['userIds'] {
  const { suffix } = userIds
  const all = [...before.userIds.former, ...userIds.former, before.userIds.suffix]
  const former = [...new Set(all)].filter((ending) => ending !== suffix)
  if (former.length > schoolLimits.formerSuffixes) {
    const message = messageRef('endingChangedTooOften', { times: schoolLimits.formerSuffixes })
    throw new HttpError(400, message, { field: 'settings.userIds.suffix' })
  }
  return { suffix, former }
}

/** Since which day no former student is kept longer. A longer time gives nobody less. */
function leaversAfter(
  { leavers }: SchoolSettings,
  { leavers: before }: SchoolSettings,
  savedAt: string,
): SchoolSettings['leavers'] {
  const { keepYears } = leavers
  const isLonger = keepYears !== null && before.keepYears !== null && keepYears >= before.keepYears
  const keepSince = keepYears === null ? '' : isLonger ? before.keepSince : savedAt.slice(0, 10)
  return { ...leavers, keepSince }
}

/** Marks the pictures of these settings as needed. @throws HttpError 400 if one is not there */
async function requirePictures(tables: Tables, settings: SchoolSettings, neededAt: string): Promise<void> {
  const pictures = picturesOf(settings)
  const there = await tables.school.needPictures(
    pictures.map(({ id }) => id),
    neededAt,
  )
  const missing = pictures.find(({ id }) => !there.includes(id))
  if (!missing) return
  throw new HttpError(400, messageRef('fileGone'), { field: `settings.${missing.field}` })
}

/** @throws HttpError 400 if a file of a page is not there */
async function requireFiles({ noticeFiles }: Tables, settings: SchoolSettings): Promise<void> {
  const files = filesOf(settings)
  const rows = await noticeFiles.ofIds(files.map(({ id }) => id))
  // Not the file of a notice, which not everybody may read.
  const there = new Set(rows.filter(({ notice }) => notice === OF_SCHOOL).map(({ id }) => id))
  const missing = files.find(({ id }) => !there.has(id))
  if (missing) throw new HttpError(400, messageRef('fileGone'), { field: `settings.${missing.field}` })
}
