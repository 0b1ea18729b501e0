/** What a school's server takes unless it says otherwise. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const PHOTO_BYTES = 10 * 1024 * 1024

interface Measure {
  types: readonly string[]
  maxBytes: number
  wrongTypeText: string
  tooLargeText: string
}

/** What is wrong with a file that should be a photo; undefined when nothing is. */
export function judgePhoto(
  file: Pick<File, 'type' | 'size'>,
  { types, maxBytes, wrongTypeText, tooLargeText }: Measure,
): string | undefined {
  if (!types.includes(file.type) || file.size === 0) return wrongTypeText
  if (file.size > maxBytes) return tooLargeText
}
