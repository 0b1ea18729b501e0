import { useEffect } from 'react'
import { setTitle, setTitleOnServer } from '../state/document-title.ts'

/** Names the page in the document's title. Without a title it is the school's name. */
export function useTitle(title = ''): void {
  setTitleOnServer(title)
  useEffect(() => setTitle(title), [title])
}
