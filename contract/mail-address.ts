/**
 * Without the signs that mean more than themselves in a link or a page: quotes, angle brackets, ?, &, %, commas. The name
 * of a person and a domain may have letters of any script.
 */
const MAIL_ADDRESS = /^[\p{L}\p{M}\p{N}.!$'*+=^_~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u

export const isMailAddress = (text: string): boolean => MAIL_ADDRESS.test(text)
