import { createToasts, type Toast } from '@my-school/ui-kit'

export type ToastLink = NonNullable<Toast['link']>

/** The messages to the user. Functions outside of components show them too. */
export const toasts = createToasts()

/** Delay of a toast after a navigation, in ms: the page appears first. */
export const TOAST_DELAY = 100

/** Shows a toast in place of the last one: there is one for each act of the user. */
export function showToast(tone: Toast['tone'], message: string, link?: ToastLink): void {
  toasts.clear()
  toasts.show({ tone, message, link })
}

/** Shows a toast about the last page when the next page is there. */
export function showToastAfterNavigation(...toast: Parameters<typeof showToast>): void {
  setTimeout(() => showToast(...toast), TOAST_DELAY)
}

/** Removes all toasts (or those of one tone): for another user, or before a new attempt. */
export const clearToasts = toasts.clear
