/** The one line end that texts are kept with: LF. A form sends CRLF, a file may have any. Safe in a browser. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** JSON for the content of a script element. It has no '<', so it cannot end the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
