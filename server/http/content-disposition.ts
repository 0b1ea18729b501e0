/** Path separators, control characters and direction marks: with these, 'gpj.zip' could be read as 'piz.jpg'. */
const MISLEADING = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069/\\]/gu

/** A file's name that reads as what it is, and leads into no folder. */
export const plainFileName = (name: string): string => name.replace(MISLEADING, '-')

/**
 * The header that gives a file its name, which may have letters of every script.
 * @param how 'inline': a browser may show it; 'attachment': it is saved
 */
export function contentDisposition(name: string, how: 'inline' | 'attachment' = 'attachment'): string {
  const ascii = name.replace(/[^\w.-]+/g, '-')
  // The second name is for every browser of today, the first for other programs.
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeRFC5987(plainFileName(name))}`
}

/** encodeURIComponent leaves these characters, which have a meaning in the header (RFC 5987). */
const encodeRFC5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
