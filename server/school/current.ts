import type { SchoolSettings } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { defaultsIn } from '#contract/school/defaults-in'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'
import type { SchoolVersionRow } from '../store/tables/school.ts'
import { withSampleTexts } from './sample-texts.ts'

type TimeZone = Pick<Settings, 'timeZone' | 'isTimeZoneNamed'>

/** The settings of a school as they are now. */
export type School = {
  /** Counts the saves. */
  version: number
  settings: SchoolSettings
  /** The time zone of the school: its own, else that of the server's settings. */
  timeZone: string
  /**
   * The same where somebody has named it, for those who may be in another one. Undefined: it is that of the machine, and
   * the clock of the school may show something else.
   */
  namedTimeZone?: string | undefined
}

/**
 * The settings of a stored version; without one, those of a fresh school. A setting that is newer than the version has
 * its default, in the first language of the school.
 */
export function settingsOf(row: Pick<SchoolVersionRow, 'settings'> | undefined): SchoolSettings {
  const stored = row ? (JSON.parse(row.settings) as Partial<SchoolSettings>) : {}
  const defaults = defaultsIn[stored.languages?.first ?? 'en'] ?? defaultSettings
  const parts = Object.entries(defaults).map(([name, value]) => {
    const own = stored[name as keyof SchoolSettings]
    return [name, Array.isArray(value) ? (own ?? value) : { ...value, ...(own as object) }]
  })
  return withSampleTexts(Object.fromEntries(parts) as SchoolSettings)
}

/** Reads the settings from the database, also in a transaction. Without one, `services.school` costs less. */
export async function readSchool({ school }: Pick<Store, 'school'>, server: TimeZone): Promise<School> {
  const row = await school.newest()
  const settings = settingsOf(row)
  const own = settings.region.timeZone
  return {
    version: row?.version ?? 0,
    settings,
    timeZone: own || server.timeZone,
    namedTimeZone: own || (server.isTimeZoneNamed ? server.timeZone : undefined),
  }
}

/**
 * Makes the function that returns the present settings. They are cached, and a save by any server is seen by the next
 * call. Not for use inside a transaction, which it would wait for.
 */
export const currentSchool = (store: Store, server: TimeZone): (() => Promise<School>) =>
  store.cache.memoize(
    'school',
    ['schoolVersions'],
    () => readSchool(store, server),
    ({ settings }) => 4 * JSON.stringify(settings).length,
  )

/** For a page that is to be shown although the settings cannot be read. */
export const namelessSettings: SchoolSettings = {
  ...defaultSettings,
  identity: { ...defaultSettings.identity, name: '', motto: '', line: '', founded: null },
  contact: { address: [], position: null, phones: [], email: '', hours: '' },
  home: { slides: [], summary: '', admissions: [] },
  about: { paragraphs: [], team: [] },
  questions: [],
  leavers: { ...defaultSettings.leavers, head: '', certificateHeading: '', certificateText: '', certificateFooter: '' },
}
