import type { Notice } from '#contract/operations'

/**
 * The order of the board, of Home and of all that goes from one notice to the next: first those that are kept on top, then
 * the others. The server gives them as they were published, the newest first (server/school/published.ts).
 */
export const boardOrder = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => Number(other.onTop ?? false) - Number(one.onTop ?? false))
