/** How an element takes part in a form; for the form, the element is one control. */
import type { ComponentType } from 'preact'
import type { MessageOf } from '../internal/validation.ts'

/** An element that takes part in forms. */
export type FormElement = HTMLElement & {
  internals?: ElementInternals
  type?: string
  /** The message that the page has set with `setCustomValidity`. */
  customValidity: string
  error?: unknown
  /** The user has changed the control in the shadow root, and its component is not told yet. */
  isChanging?: boolean
  /** The text for an invalid value, in the language of the element. */
  messageOf?: MessageOf
  sync(): void
}

/** The part that an element has in forms: that of a field or that of a button. */
export interface FormRole {
  /** Called when the element has its shadow root. */
  listen(element: FormElement, root: ShadowRoot): void
  /** Passes values and validity of a field on to the form. */
  sync?(element: FormElement, root: ShadowRoot): void
  /** The value that the control of a field has now. */
  currentValue?(root: ShadowRoot): string | null
  /** Rendered beside the component of a field: it calls `sync` when that is in the shadow root. */
  Sync?: ComponentType<{ element: FormElement }>
}

/**
 * The state that the browser stores for a field with this value, to restore it when the user comes back to the page. It
 * has the tag, because Firefox 153 mixes up elements with different tags: it numbers those of a form as they are
 * defined, not as they are in the page.
 */
export const stateOf = (value: string | null, { localName }: Element) =>
  value === null ? null : `${localName} ${value}`

/** The value in such a state; undefined in that of another element. */
export const valueOfState = (state: unknown, { localName }: Element) =>
  typeof state === 'string' && state.startsWith(`${localName} `) ? state.slice(localName.length + 1) : undefined

/** The properties and methods that native controls have for forms; the last two are methods. */
const FORM_API = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const

/** Gives elements the properties and methods that native controls have. */
export function addFormApi(prototype: FormElement): void {
  Object.assign(prototype, {
    /** Makes the element invalid with a message of the page, until that is empty again. */
    setCustomValidity(this: FormElement, message: string) {
      this.customValidity = message
      this.sync()
    },
  })
  for (const name of FORM_API)
    Object.defineProperty(prototype, name, {
      get(this: FormElement) {
        const own = this.internals?.[name]
        return typeof own === 'function' ? own.bind(this.internals) : own
      },
    })
}
