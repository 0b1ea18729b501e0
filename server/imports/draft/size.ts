import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { FailureResponse } from '../../errors.ts'
import type { Tables } from '../../store/tables/index.ts'

/**
 * A small file may unpack to a large draft, and drafts stay for a day: together they have a bound. Call it in the
 * transaction that writes one.
 * @param createdBy the login, whose drafts also have a bound
 * @param more bytes that are still to be written
 * @throws FailureResponse if the drafts have more bytes than they may
 */
export async function expectRoom({ acts }: Pick<Tables, 'acts'>, createdBy: string | null, more = 0): Promise<void> {
  const drafts = await acts.draftBytes()
  const bytesOf = (some: typeof drafts) => some.reduce((sum, { bytes }) => sum + bytes, more)
  if (createdBy !== null && bytesOf(drafts.filter((one) => one.createdBy === createdBy)) > importLimits.draftBytes) {
    throw noRoom('login', importLimits.draftBytes)
  }
  if (bytesOf(drafts) > importLimits.allDraftBytes) throw noRoom('school', importLimits.allDraftBytes)
}

const noRoom = (whose: 'login' | 'school', most: number) =>
  new FailureResponse(messageRef('noRoomForDraft', { whose, megabytes: most / 1024 / 1024 }))
