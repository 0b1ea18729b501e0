/** Bounds that both sides keep: of what people type, in UTF-16 code units. */
export const limits = {
  /** Every text that is not named below. */
  text: 256,
  /** address, message, complain, notification */
  longText: 2_000,
  /** a notice's description */
  description: 20_000,
  passwordMin: 6,
  generatedPasswordLength: 10,
  /** The number in a generated user id is below this. */
  generatedIdBelow: 10_000,
} as const

/** How many records one call may name. */
export const mostSelected = 1_000

/** How many entries a page of the audit has. */
export const auditPageEntries = 50
/** How many addresses of visitors who get notices by mail are on one page. */
export const mailPageAddresses = 50

/** Bounds of uploads, in bytes; for a photo before it is made smaller, also of its pixels and the pixels of an edge. */
export const uploadLimits = {
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  /** A panorama has less. A decoder needs time for each row, however short it is. */
  photoEdge: 30_000,
  /** One whole multipart request: two photos and the text fields. */
  multipartBytes: 21 * 1024 * 1024,
  jsonBytes: 64 * 1024,
} as const

/** Which bound of `uploadLimits` the size of a photo exceeds; undefined: none. */
export function photoExcess({ width, height }: { width: number; height: number }): 'pixels' | 'edge' | undefined {
  if (width * height > uploadLimits.photoPixels) return 'pixels'
  return Math.max(width, height) > uploadLimits.photoEdge ? 'edge' : undefined
}

/** How large the pictures are that the server makes. */

/** The longest edge of a photo as it is stored, px; `thumb` is a square. */
export const photoEdges = { full: 1_024, card: 560, thumb: 96 } as const

/** The picture that other sites and messengers show beside a link to a page: its path, and its size in pixels. */
export const linkPreview = { path: '/link-preview.png', width: 1_200, height: 630 } as const
