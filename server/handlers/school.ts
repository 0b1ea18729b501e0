import type { SchoolSettings } from '#contract'
import { publicSchool, schoolLimits } from '#contract'
import { samplePartsOf } from '#contract/school/sample'
import { existing, HttpError } from '../errors.ts'
import { sendPhoto } from '../http/responses.ts'
import { renameInDrafts } from '../imports/draft/rename-classes.ts'
import {
  classChange,
  isToRename,
  renamedBack,
  renameInRecords,
  requireEmpty,
  storedVersion,
} from '../school/classes.ts'
import { settingsOf } from '../school/current.ts'
import { withLine } from '../school/line.ts'
import { merged } from '../school/merge.ts'
import { picturesOf, usedPictures } from '../school/pictures.ts'
import { recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { PhotoSize } from '../store/schema.ts'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import type { HandlerContext, Handlers } from './handler.ts'

export function schoolHandlers({ store, vault, now, school }: Services) {
  const shownPictures = store.cache.memoize(
    'pictures of the school',
    ['schoolVersions'],
    () => usedPictures(store),
    (ids) => 50 * ids.size,
  )

  /** Never changed, so that nothing makes an entry invalid. One that is missing is not cached, since it may come. */
  const pictureOf = store.cache.memoize(
    'picture of the school',
    [],
    async (id: string, size: PhotoSize | undefined) => existing(await store.school.findPicture(id, size), 'picture'),
    ({ bytes }) => bytes.length,
  )

  /** One transaction writes at a time, also of several servers: what is read here is still so when it is written. */
  const save = ({
    json,
    session,
    auditEntry,
  }: Pick<HandlerContext<'updateSchool'>, 'json' | 'session' | 'auditEntry'>) =>
    store.transaction(async (tables) => {
      const present = await tables.school.newest()
      const before = settingsOf(present)
      const base = json.version === (present?.version ?? 0) ? before : await settingsAt(tables, json.version)
      const since = await tables.school.after(json.version)
      const outcome = merged(json.settings, { base, now: before, since })
      if ('conflicts' in outcome) {
        const message = 'Somebody else has changed the same setting meanwhile.'
        return {
          success: false,
          message,
          version: String(present?.version ?? 0),
          conflicts: outcome.conflicts,
        } as const
      }
      const settings = withLine({ ...outcome.settings, userIds: userIdsAfter(outcome.settings, before) }, before)
      const text = JSON.stringify(settings)
      // Two classes that exchange their names leave the list as it is.
      if (text === JSON.stringify(before) && !isToRename(json.renamed, since))
        return { success: true, message: 'Nothing was changed.', ...wireWhole(present) } as const
      const savedAt = now()
      await requirePictures(tables, settings, savedAt)
      const { renamed, removed } = classChange(before.classes, settings.classes, json.renamed)
      await requireEmpty(tables, removed)
      const savedBy = session?.user._id ?? null
      const version = (present?.version ?? 0) + 1
      const row = { version, settings: storedVersion(settings, renamed), savedAt, savedBy }
      await tables.school.add(row)
      const students = await renameInRecords(tables, renamed)
      await renameInDrafts(tables, vault, { renamed, classes: before.classes })
      const entry = auditEntry('update', 'school', String(version))
      if (students.length === 0) await tables.audit.add(entry)
      else await tables.audit.addAct(entry, recordsOf({ action: 'update', entity: 'student' }, students))
      const savedByUserId = session?.user.userId ?? null
      return {
        success: true,
        message: 'The settings of the school were saved.',
        ...wireWhole({ ...row, savedByUserId }),
      } as const
    })

  return {
    async publicSchool() {
      const { version, settings } = await school()
      return { success: true, message: 'School', version: String(version), settings: publicSchool(settings) }
    },

    getSchool: async () => ({ success: true, message: 'School', ...wireWhole(await store.school.newest()) }),

    updateSchool: save,

    async schoolVersions() {
      const versions = [...(await store.school.list()).map(wireSaved), wireSaved(undefined)]
      return { success: true, message: 'Versions of the settings', versions }
    },

    async schoolVersion({ params: { version } }) {
      const row = version === 0 ? undefined : existing(await store.school.find(version), 'version')
      const since = await store.school.after(version)
      const renamed = renamedBack(settingsOf(row).classes, since)
      return { success: true, message: 'School', ...wireWhole(row), renamed }
    },

    async addSchoolPicture({ photos: { picture }, auditEntry }) {
      const id = picture.version
      await store.transaction(async (tables) => {
        await tables.school.putPicture(id, picture, now())
        await tables.audit.add(auditEntry('add', 'picture', id))
      })
      return {
        success: true,
        message: 'The picture was received. It is shown once the settings are saved.',
        picture: { id },
      }
    },

    async schoolPicture({ params: { id }, query: { size }, accessLevel, c }) {
      const isShown = (await shownPictures()).has(id)
      const picture = isShown || accessLevel === 'all' ? await pictureOf(id, size) : undefined
      const { type, bytes } = existing(picture, 'picture')
      return sendPhoto(c, { type, bytes, version: id }, size, isShown ? 'forever' : 'private')
    },
  } satisfies Partial<Handlers>
}

/** The settings of a version; undefined if it is not kept any more. */
async function settingsAt(tables: Tables, version: number): Promise<SchoolSettings | undefined> {
  const row = await tables.school.find(version)
  return row || version === 0 ? settingsOf(row) : undefined
}

/** A suffix that is replaced stays reserved, and so does each that was ever sent along. */
function userIdsAfter({ userIds }: SchoolSettings, before: SchoolSettings): SchoolSettings['userIds'] {
  const { suffix } = userIds
  const all = [...before.userIds.former, ...userIds.former, before.userIds.suffix]
  const former = [...new Set(all)].filter((ending) => ending !== suffix)
  if (former.length > schoolLimits.formerSuffixes) {
    throw new HttpError(
      400,
      `The ending was changed ${schoolLimits.formerSuffixes} times, and all of these stay reserved: take one of them again.`,
      { field: 'settings.userIds.suffix' },
    )
  }
  return { suffix, former }
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
  throw new HttpError(400, 'The picture is no longer there: choose it again.', { field: `settings.${missing.field}` })
}

const wireSaved = (row: Omit<SchoolVersionRow, 'settings'> | undefined) => ({
  version: String(row?.version ?? 0),
  savedAt: row?.savedAt ?? null,
  savedBy: row?.savedByUserId ?? null,
})

function wireWhole(row: SchoolVersionRow | undefined) {
  const settings = settingsOf(row)
  return { settings, ...wireSaved(row), sample: samplePartsOf(settings) }
}
