import { UNLIMITED } from '#contract'

/**
 * Whether a notice's last day is over.
 * @param date YYYY-MM-DD, or '1' for a notice without a last day
 */
export function isPast(date: string, now = new Date()): boolean {
  const two = (part: number) => String(part).padStart(2, '0')
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return date !== UNLIMITED && date < today
}
