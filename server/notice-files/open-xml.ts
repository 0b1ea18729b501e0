/** Documents of Office since 2007 (ECMA-376, part 2): the types of their parts, and what these refer to. */
import { posix } from 'node:path'
import { messageRef } from '#contract/failures'
import type { FileKind } from '#contract/notices/files'
import type { ZipEntry } from '../files/zip.ts'
import { damaged, type Parts, partName, type ReadParts } from './parts.ts'
import { refused } from './received.ts'

/** Where a document says of what type each part is. Names are as `partName` makes them. */
export const TYPES_OF_PARTS = '[content_types].xml'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** The types of the part that is the document itself. */
const KINDS: Record<string, FileKind> = {
  [`${OFFICE}.wordprocessingml.document.main+xml`]: `${OFFICE}.wordprocessingml.document`,
  [`${OFFICE}.spreadsheetml.sheet.main+xml`]: `${OFFICE}.spreadsheetml.sheet`,
  [`${OFFICE}.presentationml.presentation.main+xml`]: `${OFFICE}.presentationml.presentation`,
}
/** Of a template, or of a presentation that begins when it is opened: under the ending of a document, Office opens none. */
const TEMPLATES = [
  'wordprocessingml.template',
  'spreadsheetml.template',
  'presentationml.template',
  'presentationml.slideshow',
].map((name) => `${OFFICE}.${name}.main+xml`)
/** The types of a document in a document, and the relation to one. */
const EMBEDDED: readonly string[] = Object.values(KINDS)
const TO_EMBEDDED = 'package'

/** Types of parts that are programs or start some, and of documents for them. */
const PROGRAM = /macro|vba|attachedtoolbars|keymapcustomizations|webextension/
/** The types of all other parts that documents have: what is not here is refused. */
const TAKEN: readonly RegExp[] = [
  /^application\/vnd\.(openxmlformats|wps)-officedocument\.[\w.-]+\+xml$/,
  /^(image|audio|video|font|model)\//,
]
const named = (prefix: string, names: string) => names.split(' ').map((name) => `application/vnd.${prefix}.${name}`)
const TAKEN_NAMES: readonly string[] = [
  ...named('openxmlformats-package', 'relationships+xml core-properties+xml digital-signature-xmlsignature+xml'),
  ...named('openxmlformats-package', 'digital-signature-origin digital-signature-certificate'),
  ...named('openxmlformats-officedocument', 'vmldrawing obfuscatedfont model+data'),
  ...['wordprocessingml', 'spreadsheetml', 'presentationml'].map((kind) => `${OFFICE}.${kind}.printersettings`),
  ...named('ms-excel', 'controlproperties+xml slicer+xml slicercache+xml timeline+xml timelinecache+xml person+xml'),
  ...named('ms-excel', 'threadedcomments+xml namedsheetviews+xml featurepropertybag+xml richstyles+xml rdarray+xml'),
  ...named('ms-excel', 'rdrichvalue+xml rdrichvaluestructure+xml rdrichvaluetypes+xml rdrichvaluewebimage+xml'),
  ...named('ms-excel', 'rdsupportingpropertybag+xml rdsupportingpropertybagstructure+xml wssortmap+xml usernames+xml'),
  ...named('ms-word', 'styleswitheffects+xml'),
  ...named('ms-powerpoint', 'comments+xml authors+xml changesinfo+xml revisioninfo+xml tags+xml tasks+xml'),
  ...named('ms-office', 'chartstyle+xml chartcolorstyle+xml chartex+xml drawingml.diagramdrawing+xml'),
  ...named('ms-office', 'classificationlabels+xml documenttasks+xml intelligence2+xml'),
  ...[
    'application/xml',
    'application/inkml+xml',
    'application/x-fontdata',
    'application/x-font-ttf',
    'application/font-sfnt',
  ],
]

/** Relations, by the last word of their types, to programs and to what can be one. */
const TO_PROGRAM =
  /^(vbaproject(signature(agile|v3)?)?|wordvbadata|xl(intl)?macrosheet|keymapcustomizations|attachedtoolbars|webextension(taskpanes)?|extensibility|usercustomization)$/
const TO_OBJECT = /^(oleobject|control|activexcontrolbinary|afchunk)$/
/** Relations that may lead out of the document. All others, such as to templates, objects and frames, are loaded when it is opened. */
const MAY_LEAD_OUT =
  /^(hyperlink|image|audio|video|media|externallink(long)?path|xlpathmissing|xl(alternate)?startup|xllibrary)$/
/** An address, or a path of Windows: it leads out, also where it is not said to. */
const ADDRESS = /^([a-z][a-z\d+.-]*:|\\\\|\/\/)/i

/** A part that is split into several, which readers join again. Office writes none. */
const PIECE = /\/\[\d+\](\.last)?\.piece$/
/** What these parts are named, whatever they are said to be. */
const PROGRAM_NAME = /(^|\/)vba(project|data)\w*\.(bin|xml)$/

/**
 * @param check looks at a document in the document
 * @throws HttpError 415 for one with programs, or with a part of a type that documents do not need
 */
export async function openXmlKind(
  parts: Parts,
  read: ReadParts,
  check: (part: ZipEntry) => Promise<void>,
): Promise<FileKind> {
  const typeOf = await readTypes(parts, read)
  const embedded = new Set<string>()
  const kinds = new Set<FileKind>()
  let isTemplate = false
  for (const [name, part] of parts) {
    if (PIECE.test(name)) throw damaged()
    if (PROGRAM_NAME.test(name)) throw refused(messageRef('noticeFileHasMacros'))
    if (name.endsWith('.rels')) for (const target of await embeddedBy(name, part, read)) embedded.add(target)
    const type = typeOf(name)
    // What has no type is no part of the document: no program reads it.
    if (type === undefined) continue
    const kind = KINDS[type]
    if (kind) kinds.add(kind)
    else if (TEMPLATES.includes(type)) isTemplate = true
    else if (EMBEDDED.includes(type)) embedded.add(name)
    else if (!isTaken(type)) throw refused(messageRef('noticeFileHasObjects'))
    if (type === `${OFFICE}.spreadsheetml.externallink+xml`) await checkExternalLink(part, read)
  }
  for (const name of embedded) {
    const part = parts.get(name)
    if (part) await check(part)
  }
  const [kind, other] = kinds
  if (other || (kind && isTemplate)) throw damaged()
  if (isTemplate) throw refused(messageRef('noticeFileOtherOffice'))
  if (!kind) throw refused(messageRef('noticeFileForeign'))
  return kind
}

const isTaken = (type: string) => TAKEN_NAMES.includes(type) || TAKEN.some((pattern) => pattern.test(type))

/** Finds the type of a part by its name: its own, else that of its ending. */
async function readTypes(parts: Parts, read: ReadParts): Promise<(name: string) => string | undefined> {
  const own = new Map<string, string>()
  const ofEndings = new Map<string, string>()
  const add = (types: Map<string, string>, key: string, type: string) => {
    if (types.has(key) && types.get(key) !== type) throw damaged()
    types.set(key, type)
  }
  await read.xml(parts.get(TYPES_OF_PARTS) as ZipEntry, {
    open(element, { PartName = '', Extension = '', ContentType = '' }) {
      const [type = ''] = ContentType.toLowerCase().split(';')
      if (PROGRAM.test(type)) throw refused(messageRef('noticeFileHasMacros'))
      if (element === 'Override') add(own, partName(PartName), type.trim())
      if (element === 'Default') add(ofEndings, partName(Extension), type.trim())
    },
  })
  return (name) => own.get(name) ?? ofEndings.get(name.slice(name.lastIndexOf('.') + 1))
}

/**
 * Checks the relations of a part.
 * @param name of the part with them, such as `word/_rels/document.xml.rels`
 * @returns the names of the documents in it
 */
async function embeddedBy(name: string, part: ZipEntry, read: ReadParts): Promise<string[]> {
  const folder = posix.dirname(posix.dirname(name))
  const embedded: string[] = []
  await read.xml(part, {
    open(element, { Type = '', Target = '', TargetMode = '' }) {
      if (element !== 'Relationship') return
      const type = Type.trim().toLowerCase().split('/').at(-1) ?? ''
      if (TO_PROGRAM.test(type)) throw refused(messageRef('noticeFileHasMacros'))
      const leadsOut = TargetMode.trim().toLowerCase() === 'external' || ADDRESS.test(Target.trim())
      if (TO_OBJECT.test(type) || (leadsOut && !MAY_LEAD_OUT.test(type))) {
        throw refused(messageRef('noticeFileHasObjects'))
      }
      if (type === TO_EMBEDDED) embedded.push(partName(posix.join('/', Target.startsWith('/') ? '' : folder, Target)))
    },
  })
  return embedded
}

/** A table may take values from another program, which it starts. */
const checkExternalLink = (part: ZipEntry, read: ReadParts) =>
  read.xml(part, {
    open(element) {
      if (element === 'ddeLink' || element === 'oleLink') throw refused(messageRef('noticeFileHasObjects'))
    },
  })
