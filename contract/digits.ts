/** The digits of Arabic, Persian and Urdu, and those of ASCII. */

/** One of them. */
export const DIGIT = /[0-9٠-٩۰-۹]/g

/** The number as a program reads it: '۱۲' becomes '12'. For what is a number, never for other texts that are kept. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** What is left of a text without all that is no digit of ASCII. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')

/** The link that calls a number, such as '+92 42 111-222'. */
export const callHref = (number: string): string => `tel:${number.startsWith('+') ? '+' : ''}${onlyDigits(number)}`
