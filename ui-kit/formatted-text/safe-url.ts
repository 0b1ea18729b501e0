/** The URLs that a link may have: none leads to a script, or to another site without saying so. */
export const isSafeUrl = (url: string): boolean => /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(url)
