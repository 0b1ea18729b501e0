import { SETTINGS_FILE, settingsFile } from '../school/settings-file.ts'
import type { Tables } from '../store/index.ts'
import type { AddFile } from './zip.ts'

/**
 * Adds the settings of the school to a ZIP, with the pictures and the files of pages that they name.
 * @param folder with its '/'
 * @returns how many pictures there are, and the ids of pictures and files that are missing in the database
 */
export async function addSettings(
  { school, noticeFiles }: Pick<Tables, 'school' | 'noticeFiles'>,
  add: AddFile,
  folder = '',
) {
  const { json, pictures, files } = await settingsFile({ school, noticeFiles })
  await add(folder + SETTINGS_FILE, [json])
  const missing: string[] = []
  for (const { id, path } of pictures) {
    const picture = await school.findPicture(id)
    if (picture) await add(folder + path, [picture.bytes], true)
    else missing.push(id)
  }
  for (const { id, path } of files) {
    if (path) await add(folder + path, noticeFiles.pieces(id), true)
    else missing.push(id)
  }
  return { pictures: pictures.length, missing }
}
