import { signal } from '@preact/signals-react'
import { createContext, useEffect } from 'react'
import { texts } from '#messages'
import { school } from './school.ts'

/** The title of the page; '' for Home, whose title is the school's name. */
const title = signal('')

const hasErrors = signal(false)

/** The title of the document, without the mark for errors. */
export function documentTitle(): string {
  const { name } = school.value.identity
  return title.value ? texts().layout.inSchool({ title: title.value, school: name }) : name
}

function write(): void {
  document.title = hasErrors.value ? texts().layout.withErrors({ title: documentTitle() }) : documentTitle()
}

/** Sets the title while a page renders on the server, where effects do not run and there is no document. */
function setTitleOnServer(next: string): void {
  if (typeof document === 'undefined') title.value = next
}

/** Sets the title of the document, which the browser shows in the tab and screen readers read. */
function setTitle(next: string): void {
  title.value = next
  setTitleError(false)
}

/** Marks the title when the form on the page has errors. */
export function setTitleError(errors: boolean): void {
  hasErrors.value = errors
  write()
}

/** The title of the current page, from the page table. */
export const PageTitle = createContext('')

/** Names the page in the document's title. Without a title it is the school's name. */
export function useTitle(title = ''): void {
  setTitleOnServer(title)
  useEffect(() => setTitle(title), [title])
}
