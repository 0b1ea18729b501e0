import { useEffect } from 'react'
import { school } from '#contract'
import { wording } from './wording.ts'

let page = ''
let wrong = false

const whole = () => (page ? `${page} – ${school.name}` : school.name)

function write(): void {
  document.title = (wrong ? wording.form.error : '') + whole()
}

/** The title of the page that was rendered last: effects do not run on the server. */
export const renderedTitle = whole

/** Names the page in the browser's tab and to a screen reader. Without a title: the school alone. */
export function useTitle(title = ''): void {
  if (typeof document === 'undefined') page = title
  useEffect(() => {
    page = title
    wrong = false
    write()
  }, [title])
}

/** Says in the title that the form on the page has errors, or no longer. */
export function markTitle(hasErrors: boolean): void {
  wrong = hasErrors
  write()
}
