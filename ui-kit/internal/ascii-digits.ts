/** A number in the digits that programs read: '۱۲' of a keyboard for Urdu becomes '12'. */
export const asciiDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
