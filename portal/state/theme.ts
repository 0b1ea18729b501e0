import { signal } from '@preact/signals-react'

/** 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export const theme = signal<Theme>('system')

const KEY = 'theme'

/** Takes up the choice of an earlier visit. Before the first render, so that the page does not change its colour. */
export function restoreTheme(): void {
  try {
    const stored = localStorage.getItem(KEY)
    apply(THEMES.find((known) => known === stored) ?? 'system')
  } catch {
    // Without storage the device decides.
  }
}

export function setTheme(next: Theme): void {
  apply(next)
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // The choice then lasts as long as the page.
  }
}

function apply(next: Theme): void {
  theme.value = next
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
}
