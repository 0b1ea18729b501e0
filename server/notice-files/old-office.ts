import { type MessageRef, messageRef } from '#contract/failures'
import { streamNames } from '../files/compound.ts'
import type { Received } from './received.ts'

type Why = 'noticeFileInPage' | 'noticeFileMessage' | 'noticeFileLocked' | 'noticeFileOldOffice'

/** What the streams of a compound file say that it is, or, where they say nothing, the ending of its name. */
const KINDS: [stream: RegExp, endings: readonly string[], why: Why][] = [
  [/^inpage/, ['inp'], 'noticeFileInPage'],
  [/^__properties_version/, ['msg'], 'noticeFileMessage'],
  [/^encryptedpackage$/, [], 'noticeFileLocked'],
  [/^(worddocument|workbook|book|powerpoint document)$/, ['doc', 'xls', 'ppt'], 'noticeFileOldOffice'],
]

/** Why a compound file is not taken. */
export async function whyNotCompound(file: Received, ending: string): Promise<MessageRef> {
  const names = await streamNames(file)
  const [, , why] =
    KINDS.find(([stream]) => names.some((name) => stream.test(name))) ??
    KINDS.find(([, endings]) => endings.includes(ending)) ??
    []
  return messageRef(why ?? 'noticeFileForeign')
}
