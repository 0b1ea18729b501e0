import type { Notice } from '#contract/operations'

/** The length of a shortened description, in characters: more than a card shows. */
const SHORT = 300

/** The part of a notice that a list shows. */
export const inShort = ({ _id, title, description, plain, created_at, photoVersion }: Notice) => ({
  _id,
  title,
  /** Without marks. */
  description: plain ?? description.slice(0, SHORT),
  created_at,
  photoVersion,
})

export type NoticeInShort = ReturnType<typeof inShort>
