import type { Notice } from '#contract/operations'

/** More than a card shows of a description, in characters; the rest need not travel. */
const SHORT = 300

/** As much of a notice as a list of notices shows. */
export const inShort = ({ _id, title, description, created_at, photoVersion }: Notice) => ({
  _id,
  title,
  description: description.slice(0, SHORT),
  created_at,
  photoVersion,
})

export type NoticeInShort = ReturnType<typeof inShort>
