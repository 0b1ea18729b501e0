import type { Tone } from '@my-school/ui-kit/toast-region'
import { signal } from '@preact/signals-react'

/** One message to the user, until it times out or is dismissed. */
export type Toast = {
  id: number
  tone: Tone
  message: string
  /** The record that the message is about. */
  link?: ToastLink
}

export type ToastLink = { href: string; label: string }

export const toasts = signal<readonly Toast[]>([])

/** Delay of a toast after a navigation, in ms: the page appears first. */
export const TOAST_DELAY = 100

const lastId = signal(0)

export function showToast(tone: Toast['tone'], message: string, link?: ToastLink): void {
  lastId.value += 1
  // A repeated message replaces the first one.
  const others = toasts.value.filter((toast) => toast.message !== message)
  toasts.value = [...others, { id: lastId.value, tone, message, link }]
}

/** Shows a toast about the last page when the next page is there. */
export function showToastAfterNavigation(...toast: Parameters<typeof showToast>): void {
  setTimeout(() => showToast(...toast), TOAST_DELAY)
}

export function dismissToast(id: number | string): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

/** Removes all toasts (or those of one tone): for another user, or before a new attempt. */
export function clearToasts(tone?: Toast['tone']): void {
  toasts.value = toasts.value.filter((toast) => tone && toast.tone !== tone)
}
