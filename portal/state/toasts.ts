import { signal } from '@preact/signals-react'

/** One message to the person, until it goes by itself or is dismissed. */
export type Toast = { id: number; tone: 'success' | 'error' | 'info'; message: string }

export const toasts = signal<readonly Toast[]>([])

/** After a navigation the page comes first, the message this much later, in ms. */
export const TOAST_DELAY = 100

const lastId = signal(0)

export function showToast(tone: Toast['tone'], message: string): void {
  lastId.value += 1
  // Said again, a message takes the place of the first.
  toasts.value = [...toasts.value.filter((toast) => toast.message !== message), { id: lastId.value, tone, message }]
}

/** For what is said about the page that was left: it comes once the next one stands. */
export function showToastAfterNavigation(tone: Toast['tone'], message: string): void {
  setTimeout(() => showToast(tone, message), TOAST_DELAY)
}

export function dismissToast(id: number | string): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

/** For when somebody else's page begins, or something is tried again: what was said before is over. */
export function clearToasts(tone?: Toast['tone']): void {
  toasts.value = toasts.value.filter((toast) => tone && toast.tone !== tone)
}
