/** The image types that every current browser can show. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const MAX_BYTES = 10 * 1024 * 1024

interface PhotoRules {
  types: readonly string[]
  maxBytes: number
  wrongTypeText: string
  tooLargeText: string
}

/** @returns the error for a file that is not accepted as a photo; undefined for one that is */
export function validatePhoto(
  file: Pick<File, 'type' | 'size'>,
  { types, maxBytes, wrongTypeText, tooLargeText }: PhotoRules,
): string | undefined {
  if (!types.includes(file.type) || file.size === 0) return wrongTypeText
  if (file.size > maxBytes) return tooLargeText
}
