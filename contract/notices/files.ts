/** Bounds of the files of notices. */
export const noticeFileLimits = {
  /** Files of one notice. */
  files: 5,
  bytes: 10 * 1024 * 1024,
  /** Characters of a file's name. */
  name: 200,
  /** What an office document may unpack to. It is never unpacked here, but on the devices of those who open it. */
  unpackedBytes: 500 * 1024 * 1024,
} as const

/** The kinds of files that a notice takes, by their media types, with the endings of their names. The first is given to a file without one. */
export const FILE_KINDS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
} as const

export type FileKind = keyof typeof FILE_KINDS

/** All endings, for people and for file fields. */
export const FILE_ENDINGS: readonly string[] = Object.values(FILE_KINDS).flat()

export const isPicture = (type: string): boolean => type.startsWith('image/')
