import { DRAWINGS, type SchoolSettings } from '#contract'
import type { Store, Tables } from '../store/index.ts'
import { OF_SCHOOL } from '../store/tables/notice-files.ts'
import { settingsOf } from './current.ts'

const drawings: readonly string[] = DRAWINGS

/** Where settings name a picture; '*' is each entry of a list. */
const PICTURE_PATHS = ['identity.logo', 'home.slides.*.picture', 'about.team.*.photo'].map((path) => path.split('.'))

/** Where settings name a file of a page. */
const FILE_PATHS = ['ownPages.*.files.*.id'].map((path) => path.split('.'))

type Rename = (picture: string, field: string) => string

/**
 * Renames the pictures that settings name. Anything that does not have the form of settings stays unchanged, since a
 * file may hold anything.
 */
export const mapPictures = <T>(settings: T, rename: Rename): T =>
  PICTURE_PATHS.reduce((mapped, path) => mappedAt(mapped, path, rename) as T, settings)

/** Renames the files of the pages that settings name, in the same way. */
export const mapFiles = <T>(settings: T, rename: Rename): T =>
  FILE_PATHS.reduce((mapped, path) => mappedAt(mapped, path, rename) as T, settings)

function mappedAt(value: unknown, [step, ...rest]: readonly string[], rename: Rename, at: string[] = []): unknown {
  if (step === undefined)
    return typeof value === 'string' && !drawings.includes(value) ? rename(value, at.join('.')) : value
  if (step === '*') {
    return Array.isArray(value)
      ? value.map((entry, index) => mappedAt(entry, rest, rename, [...at, String(index)]))
      : value
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: mappedAt((value as Record<string, unknown>)[step], rest, rename, [...at, step]) }
}

/** The ids of all pictures that these settings show, each with the field that names it. */
export function picturesOf(settings: SchoolSettings): { id: string; field: string }[] {
  const found: { id: string; field: string }[] = []
  mapPictures(settings, (id, field) => {
    found.push({ id, field })
    return id
  })
  return found
}

/** The ids of all files of the pages, each with the field that names it. */
export function filesOf(settings: SchoolSettings): { id: string; field: string }[] {
  const found: { id: string; field: string }[] = []
  mapFiles(settings, (id, field) => {
    found.push({ id, field })
    return id
  })
  return found
}

/** The pictures that some version shows. */
export async function usedPictures({ school }: Pick<Tables, 'school'>): Promise<Set<string>> {
  const versions = await school.allSettings()
  return new Set(versions.flatMap((settings) => picturesOf(settingsOf({ settings })).map(({ id }) => id)))
}

/** Removes the pictures that no version shows, and that nobody has sent since `before` (ISO). */
export const removeUnusedPictures = (store: Store, before: string): Promise<void> =>
  store.transaction(async (tables) => {
    const used = await usedPictures(tables)
    const old = await tables.school.pictures(before)
    await tables.school.removePictures(
      old.filter((id) => !used.has(id)),
      before,
    )
  })

/** Removes the files that no version has on a page, and that nobody has sent since `before` (ISO). */
export const removeUnusedFiles = (store: Store, before: string): Promise<void> =>
  store.transaction(async ({ school, noticeFiles }) => {
    const old = (await noticeFiles.of(OF_SCHOOL)).filter(({ createdAt }) => createdAt < before)
    if (old.length === 0) return
    const versions = await school.allSettings()
    const used = new Set(versions.flatMap((settings) => filesOf(settingsOf({ settings })).map(({ id }) => id)))
    for (const file of old) if (!used.has(file.id)) await noticeFiles.remove(file)
  })
