import * as endpoints from '#contract/endpoints'
import type { NoticeFile } from '#contract/operations'
import {
  changeUnsent,
  changeUnsentFile,
  dropUnsentFile,
  NEW_NOTICE,
  type UnsentFile,
  unsentFiles,
} from '../state/unsent-files.ts'
import { ApiError } from './api-error.ts'
import { failureOf } from './failure-of.ts'
import { urlOf } from './request.ts'
import { uploadFile } from './upload.ts'

/** Where a file of a notice is. A browser keeps it, since its version is part of the URL. */
export const noticeFileUrl = ({ _id, version }: NoticeFile): string =>
  urlOf(endpoints.noticeFile, { params: { id: _id }, query: { v: version } })

/**
 * Sends files that are chosen for a notice, one after another. One that fails stays chosen, with the reason.
 * @param chosenFor where they are kept
 * @returns all files of the notice after the last one that it took; undefined if it took none
 */
export async function sendFiles(
  notice: string,
  chosen: readonly UnsentFile[],
  chosenFor = notice,
): Promise<readonly NoticeFile[] | undefined> {
  let after: readonly NoticeFile[] | undefined
  for (const { id } of chosen) {
    const unsent = unsentFiles(chosenFor).find((file) => file.id === id)
    // It was taken away meanwhile.
    if (!unsent) continue
    const { file, label } = unsent
    const change = (now: Partial<UnsentFile>) => changeUnsentFile(chosenFor, id, now)
    change({ share: 0, failure: undefined })
    try {
      const { files } = await uploadFile(endpoints.addNoticeFile, {
        params: { id: notice },
        query: { name: file.name, label },
        file,
        onProgress: change,
      })
      after = files
      dropUnsentFile(chosenFor, id)
    } catch (error) {
      change({ share: undefined, failure: failureOf(error) })
      // After the next login of the same user they are there again.
      if (error instanceof ApiError && error.status === 401) break
    }
  }
  return after
}

/** Sends the files that are chosen for a new notice, which has been added. Those that fail are then chosen for it. */
export async function sendFilesOfNew(notice: string): Promise<void> {
  await sendFiles(notice, unsentFiles(NEW_NOTICE), NEW_NOTICE)
  const failed = unsentFiles(NEW_NOTICE)
  changeUnsent(NEW_NOTICE, () => [])
  changeUnsent(notice, (before) => [...before, ...failed])
}
