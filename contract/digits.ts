/** The digits of Arabic, Persian and Urdu, and those of ASCII. */

/** The number as a program reads it: '۱۲' becomes '12'. Only for numbers, never for other texts that are stored. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** The ASCII digits of a text. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')
