import type { Notice } from '#contract/operations'

/** The length of a shortened description, in characters: more than a card shows. */
const SHORT = 300

/** When readers could first see a notice: its day is the part before the T. */
export const publishedOf = ({ publishedAt, created_at }: Pick<Notice, 'publishedAt' | 'created_at'>): string =>
  publishedAt ?? created_at

/** The part of a notice that a list shows. */
export const inShort = ({ description, plain, date: _date, appearsOn: _day, files, ...notice }: Notice) => ({
  ...notice,
  ...(files && { fileCount: files.length }),
  /** Without marks. */
  description: plain ?? description.slice(0, SHORT),
})

export type NoticeInShort = ReturnType<typeof inShort>
