import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { assertList, assertSuccess, request } from './request.ts'
import { upload } from './upload.ts'

/** The settings of the school, with who saved them and when. */
export const getSchool = async (signal?: AbortSignal) => assertSuccess(await request(endpoints.getSchool, { signal }))

/** Saves everything as one version. @param settingLabel what the page calls the setting that is refused */
export const saveSchool = (json: RequestBody<'updateSchool', 'json'>, settingLabel: (field: string) => string) =>
  request(endpoints.updateSchool, { json, settingLabel })

/** The versions that are kept, newest first. */
export const getSchoolVersions = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.schoolVersions, { signal })).versions)

export const getSchoolVersion = async (version: string) =>
  assertSuccess(await request(endpoints.schoolVersion, { params: { version: Number(version) } }))

/** Sends a picture, which is shown to visitors once the settings that name it are saved. @returns its id */
export async function addSchoolPicture(file: Blob, name: string): Promise<string> {
  const form = new FormData()
  form.append('picture', file, name)
  return assertSuccess(await upload(endpoints.addSchoolPicture, { form })).picture.id
}
