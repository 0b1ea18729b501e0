import type { SchoolSettings } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import type { Caller, Got } from './start.ts'

/** Changes to settings: parts of them, each with the fields that differ. */
export type SettingsChange = {
  [P in keyof SchoolSettings]?: SchoolSettings[P] extends unknown[] ? SchoolSettings[P] : Partial<SchoolSettings[P]>
}

/** Settings with these changes; by default those of a fresh school. */
export function settingsWith(change: SettingsChange, settings: SchoolSettings = defaultSettings): SchoolSettings {
  const parts = Object.entries(change).map(([name, value]) => [
    name,
    Array.isArray(value) ? value : { ...settings[name as keyof SchoolSettings], ...value },
  ])
  return { ...settings, ...Object.fromEntries(parts) }
}

/** Saves changes of the present settings. @returns the response */
export async function changeSchool(admin: Caller, change: SettingsChange): Promise<Got> {
  const { version, settings } = (await admin.get('/admin/school')).body
  return admin.put('/admin/school', { version, settings: settingsWith(change, settings) })
}
