import type { ReactNode } from 'react'
import { UNLIMITED } from '#contract'
import type { Conflict } from '#contract/operations'
import { strings } from '../strings/forms.ts'
import { strings as notices } from '../strings/notices.ts'

const text = strings.conflicts

/** A value as text, in the direction of its first letter. */
export const ConflictingText = ({ children }: { children: ReactNode }) => (
  <span className="prose" dir="auto">
    {children || <i>{text.empty}</i>}
  </span>
)

/**
 * Makes the function that describes a field of a form: its label and the user's own value are read from the form.
 * @param pictureOf the URL of a photo on the server, by the form's field and the photo's version
 */
export function describedBy(form: HTMLFormElement, pictureOf: (field: string, version: string) => string | undefined) {
  const values = new FormData(form)
  return ({ field, theirs }: Conflict) => {
    const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`)
    const own = control?.closest('.kit-field')
    const shown = (value: string | undefined, picture: string | undefined) =>
      control?.type === 'file' ? (
        <img src={picture} alt="" />
      ) : (
        <ConflictingText>{value === UNLIMITED ? notices.unlimited : value}</ConflictingText>
      )
    return {
      label: own?.querySelector('[data-part=label]')?.firstChild?.textContent ?? field,
      mine: shown(values.get(field)?.toString(), own?.querySelector('img')?.src),
      theirs: shown(theirs, pictureOf(field, theirs)),
    }
  }
}
