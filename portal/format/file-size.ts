import { texts } from '#messages'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The size of a file as people read it: '120 kB', '1.4 MB' */
export function fileSize(bytes: number): string {
  const { inDigits } = texts()
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < 1000 ? `${inDigits(kilobytes)} kB` : `${inDigits((bytes / MEGABYTE).toFixed(1))} MB`
}
