/** The digits of Arabic, Persian and Urdu, and those of ASCII. */

/** The number as a program reads it: '۱۲' becomes '12'. For what is a number, never for other texts that are kept. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** '12' becomes '۱۲'. */
export const urduDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
