import { createContext, useEffect } from 'react'
import { setTitle, setTitleOnServer } from '../state/document-title.ts'

/** The title of the current page, from the page table. */
export const PageTitle = createContext('')

/** Names the page in the document's title. Without a title it is the school's name. */
export function useTitle(title = ''): void {
  setTitleOnServer(title)
  useEffect(() => setTitle(title), [title])
}
