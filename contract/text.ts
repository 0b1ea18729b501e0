/**
 * The line end of all stored texts: LF. A form sends CRLF, a file may have any, FileMaker and Word also U+000B. Safe in
 * a browser.
 */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')

/** A text as content or as the value of an attribute in HTML, SVG and XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)

const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** JSON for the content of a script element. It has no '<', so it cannot end the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export { isolate, isolateRightToLeft, ltr } from '../messages/isolate.ts'
