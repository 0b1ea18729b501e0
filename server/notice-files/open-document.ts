/** Documents of OpenDocument (ISO/IEC 26300, part 2): what they say that they are, and what is in them. */
import { messageRef } from '#contract/failures'
import type { FileKind } from '#contract/notices/files'
import { damaged, type Parts, partName, type ReadParts } from './parts.ts'
import { refused } from './received.ts'

const KINDS: readonly string[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
] satisfies FileKind[]
const TEMPLATE = '-template'
const LONGEST_TYPE = 200

/** Programs in Basic and in other languages, of the document or of one in it. */
const PROGRAMS = /(^|\/)(basic|scripts)\//
/** An object of a program of Windows. */
const OBJECT = 'application/vnd.sun.star.oleobject'

/** @throws HttpError 415 */
export async function openDocumentKind(parts: Parts, read: ReadParts): Promise<FileKind> {
  const said = await typeOf(parts)
  const kind = said.endsWith(TEMPLATE) ? said.slice(0, -TEMPLATE.length) : said
  if (!KINDS.includes(kind)) throw refused(messageRef('noticeFileForeign'))
  if ([...parts.keys()].some((name) => PROGRAMS.test(name))) throw refused(messageRef('noticeFileHasMacros'))
  const manifest = parts.get('meta-inf/manifest.xml')
  if (manifest) {
    await read.xml(manifest, {
      open(element, attributes) {
        const said = (name: string) => Object.entries(attributes).find(([key]) => key.endsWith(name))?.[1] ?? ''
        if (element === 'encryption-data') throw refused(messageRef('noticeFileLocked'))
        if (PROGRAMS.test(partName(said('full-path')))) throw refused(messageRef('noticeFileHasMacros'))
        if (said('media-type').toLowerCase() === OBJECT) throw refused(messageRef('noticeFileHasObjects'))
      },
    })
  }
  if (kind !== said) throw refused(messageRef('noticeFileOtherOffice'))
  return kind as FileKind
}

async function typeOf(parts: Parts): Promise<string> {
  const part = parts.get('mimetype')
  if (!part) return ''
  if (part.size > LONGEST_TYPE) throw damaged()
  return (await part.read()).toString('latin1').trim()
}
