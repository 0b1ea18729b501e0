import { offeredLanguages } from '#contract'
import { samplePartsOf } from '#contract/school/sample'
import { existing, notDone } from '../errors.ts'
import { isZip } from '../files/zip.ts'
import { languageOf } from '../http/language-of.ts'
import { sendPhoto } from '../http/responses.ts'
import { renamedBack } from '../school/classes.ts'
import { calledCountry } from '../school/country.ts'
import { settingsOf } from '../school/current.ts'
import { legalSamples, legalValues } from '../school/legal-facts.ts'
import { changedSettings } from '../school/merge.ts'
import { ownPages } from '../school/own-pages.ts'
import { usedPictures } from '../school/pictures.ts'
import { schoolToRead } from '../school/public-school.ts'
import { sourceInZip } from '../school-settings/file-source.ts'
import { importSettings } from '../school-settings/import-file.ts'
import { baseVersionOf, type Outcome, saveSettings } from '../school-settings/save.ts'
import type { Services } from '../services.ts'
import { mailSettings } from '../settings.ts'
import type { PhotoSize } from '../store/schema.ts'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import type { FailureDetails, Handlers } from './handler.ts'

export function schoolHandlers(services: Services) {
  const { store, now, school } = services
  const pages = ownPages(services)
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

  const toOutcome = (outcome: Outcome, savedByUserId: string | null) => {
    const { present } = outcome
    if ('conflicts' in outcome) {
      const version = String(present?.version ?? 0)
      const details = { version, conflicts: outcome.conflicts } satisfies FailureDetails<'updateSchool'>
      throw notDone('Somebody else has changed the same part of the settings meanwhile.', details)
    }
    const { saved } = outcome
    return saved
      ? ({
          success: true,
          message: 'The settings of the school were saved.',
          ...toWhole({ ...saved, savedByUserId }),
        } as const)
      : ({ success: true, message: 'Nothing was changed.', ...toWhole(present) } as const)
  }

  return {
    async publicSchool({ c }) {
      const { version, settings } = await school()
      const language = languageOf(c, offeredLanguages(settings.languages))
      return {
        success: true,
        message: 'School',
        version: String(version),
        settings: schoolToRead(settings, language, mailSettings(services.settings) !== undefined),
      }
    },

    async schoolPage({ params: { slug }, c }) {
      const language = languageOf(c, offeredLanguages((await school()).settings.languages))
      return { success: true, message: 'Page', page: existing(await pages.find(slug, language), 'page') }
    },

    async legalSamples({ c }) {
      const { settings } = await school()
      const language = languageOf(c, offeredLanguages(settings.languages))
      const values = legalValues(settings, services.settings, language)
      return { success: true, message: 'Samples', samples: legalSamples(language), values }
    },

    getSchool: async () => ({ success: true, message: 'School', ...toWhole(await store.school.newest()) }),

    async updateSchool({ json, session, auditEntry }) {
      const outcome = await store.transaction(async (tables) =>
        saveSettings(tables, await baseVersionOf(tables, json.version), json, auditEntry),
      )
      return toOutcome(outcome, session?.user.userId ?? null)
    },

    async importSchool({ file, query: { replace }, session, ip, auditEntry }) {
      const source = isZip(file.firstBytes) ? await sourceInZip(file.handle.fd) : { json: file, file: () => undefined }
      const how = { replaces: replace === 'yes', renamed: {} }
      const outcome = await services.workers.forSender(session?.user._id ?? ip, () =>
        importSettings(services, source, how, auditEntry),
      )
      return toOutcome(outcome, session?.user.userId ?? null)
    },

    async schoolVersions() {
      return {
        success: true,
        message: 'Versions of the settings',
        versions: savedVersions(await store.school.after(0)),
      }
    },

    async schoolVersion({ params: { version } }) {
      const row = version === 0 ? undefined : existing(await store.school.find(version), 'version')
      const since = await store.school.after(version)
      const renamed = renamedBack(settingsOf(row).classes, since)
      return { success: true, message: 'School', ...toWhole(row), renamed }
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

const toSaved = (row: Omit<SchoolVersionRow, 'settings'> | undefined) => ({
  version: String(row?.version ?? 0),
  savedAt: row?.savedAt ?? null,
  savedBy: row?.savedByUserId ?? null,
})

/** @param rows oldest first. @returns newest first, with the one that nobody saved */
function savedVersions(rows: readonly SchoolVersionRow[]) {
  const versions = [undefined, ...rows].map((row, at) => {
    const before = rows[at - 2]
    // The one before may be so old that it is no longer kept.
    const isNext = row && row.version === (before?.version ?? 0) + 1
    return { ...toSaved(row), changed: isNext ? changedSettings(settingsOf(before), settingsOf(row)) : [] }
  })
  return versions.reverse()
}

function toWhole(row: SchoolVersionRow | undefined) {
  const settings = settingsOf(row)
  return { settings, ...toSaved(row), sample: samplePartsOf(settings), phoneCountry: calledCountry(settings) }
}
