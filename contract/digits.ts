/** The digits of Arabic, Persian and Urdu, and those of ASCII. */

/** The number as a program reads it: '۱۲' becomes '12'. For what is a number, never for other texts that are kept. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** What is left of a text without all that is no digit of ASCII. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')
