/** Advice for a person with access to the server, after a sentence that everybody understands. */
export const forOperator = (text: string): string => `For the person who runs the server: ${text}`
