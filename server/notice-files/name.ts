import { FILE_ENDINGS, FILE_KINDS, type FileKind, noticeFileLimits } from '#contract/notices/files'
import { plainFileName } from '../http/content-disposition.ts'

const ENDING = /\.([^.\s]{1,10})$/

/** The ending of a file's name in small letters, without its dot; '' without one. */
export const endingOf = (name: string): string => ENDING.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name that a file is kept under: without the folders it was in and what misleads, and with an ending of the kind
 * that it is.
 */
export function storedName(sent: string, type: FileKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = plainFileName(last.normalize('NFC')).replace(/^[.\s]+/, '')
  const endings: readonly string[] = FILE_KINDS[type]
  const ending = endingOf(plain)
  const isOfKind = endings.includes(ending)
  // Of another kind that is taken too, such as a picture that was renamed: the ending is replaced.
  const stem = isOfKind || FILE_ENDINGS.includes(ending) ? plain.replace(ENDING, '') : plain
  const short = [...(stem.trim() || 'file')].slice(0, noticeFileLimits.name - 10).join('')
  return `${short}.${isOfKind ? ending : endings[0]}`
}
