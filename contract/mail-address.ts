/**
 * Without the signs that mean more than themselves in a link or a page: quotes, angle brackets, ?, &, %, commas. The name
 * of a person and a domain may have letters of any script.
 */
const MAIL_ADDRESS = /^[\p{L}\p{M}\p{N}.!$'*+=^_~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u

export const isMailAddress = (text: string): boolean => MAIL_ADDRESS.test(text)

/** The longest address that SMTP carries, and the longest part of it before the @. */
const LONGEST = 254
const LONGEST_NAME = 64

/**
 * Whether we write to an address: as above, short enough to be sent, and with a name in ASCII, since most mail servers
 * take no other one. Its domain may have letters of any script.
 */
export function isReachable(address: string): boolean {
  if (address.length > LONGEST || !isMailAddress(address)) return false
  const name = address.slice(0, address.lastIndexOf('@'))
  return (
    name.length <= LONGEST_NAME && /^[!-~]+$/.test(name) && !/^\.|\.\.|\.$/.test(name) && !/@-|-\.|\.-|-$/.test(address)
  )
}
