import type { Notice } from '#contract/operations'

/** The length of a shortened description, in characters: more than a card shows. */
const SHORT = 300

/** The part of a notice that a list shows. */
export const inShort = ({ _id, title, description, catagory, onTop, event, created_at, photoVersion }: Notice) => ({
  _id,
  title,
  description: description.slice(0, SHORT),
  catagory,
  onTop,
  event,
  created_at,
  photoVersion,
})

/** In the order of the board: those that are kept on top, then the others, as they were. */
export const onTopFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => Number(other.onTop ?? false) - Number(one.onTop ?? false))

export type NoticeInShort = ReturnType<typeof inShort>
