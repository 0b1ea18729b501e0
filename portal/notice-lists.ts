import type { Notice } from '#contract/operations'

/** The cuts of the notices that pages show. The server makes the same, so that a page brings along what it shows. */

/** Home's: the newest. */
export const newest = {
  key: 'notices/newest',
  of: (all: readonly Notice[]) => all.slice(0, 6).map(inShort),
}

/** One whole notice's; null under it: there is none. */
export const noticeKey = (id: string) => `notice/${id}`

/** More than a card shows of a description, in characters; the rest need not travel. */
const SHORT = 300

export const inShort = ({ _id, title, description, created_at, photoVersion }: Notice) => ({
  _id,
  title,
  description: description.slice(0, SHORT),
  created_at,
  photoVersion,
})
