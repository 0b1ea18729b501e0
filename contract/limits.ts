/** Bounds that both sides keep. Lengths are in UTF-16 code units, sizes in bytes. */
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
  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  /** The longest edge of a kept photo, px. */
  photoEdge: 1_024,
  /** `?size=card`: the longest edge, px. */
  cardEdge: 560,
  /** `?size=thumb`: a square, px. */
  thumbEdge: 96,
  /** One whole multipart request: two photos and the text fields. */
  multipartBytes: 21 * 1024 * 1024,
  jsonBytes: 64 * 1024,
} as const

/** What a photo may be. Judged by its bytes, never by its name or declared type. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
