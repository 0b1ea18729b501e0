import { useEffect } from 'react'
import { setTitle, setTitleOnServer } from '../state/document-title.ts'

/** Names the page in the document's title. Without a title it is the school's name. */
export function useTitle(title = ''): void {
  setTitleOnServer(title)
  useEffect(() => setTitle(title), [title])
}

/** Letters that are written from right to left: Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/**
 * The title of a page about one record: 'Bilal Khan – Student detail'. A title has no markup: characters for isolation
 * isolate a name that is written from right to left, so that the words after it keep their order.
 * @param name of the record; without it, while it is loading, the title of the page
 */
export function titleOf(name: string | undefined, title: string): string {
  if (!name) return title
  return `${RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name} – ${title}`
}
