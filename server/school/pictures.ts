import { DRAWINGS, type SchoolSettings } from '#contract'
import type { Store, Tables } from '../store/index.ts'
import { settingsOf } from './current.ts'

const drawings: readonly string[] = DRAWINGS

/** The ids of all pictures that these settings show, each with the field that names it. */
export const picturesOf = ({ identity, home, about }: SchoolSettings): { id: string; field: string }[] =>
  [
    { id: identity.logo, field: 'identity.logo' },
    ...home.slides.map(({ picture }, at) => ({ id: picture, field: `home.slides.${at}.picture` })),
    ...about.team.map(({ photo }, at) => ({ id: photo, field: `about.team.${at}.photo` })),
  ].filter((picture): picture is { id: string; field: string } => picture.id !== null && !drawings.includes(picture.id))

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
