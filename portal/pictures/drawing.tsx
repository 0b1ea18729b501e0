import type { ReactNode } from 'react'

/** The colours of a drawing: the kit's tokens, so that paper shows ink and the chalkboard shows chalk. */
export const paint = {
  sky: 'var(--kit-color-primary-tint)',
  paper: 'var(--kit-color-surface)',
  shade: 'var(--kit-color-shade)',
  leaf: 'var(--kit-color-green-tint)',
  sun: 'var(--kit-color-yellow)',
  glow: 'var(--kit-color-yellow-tint)',
  red: 'var(--kit-color-margin)',
  blush: 'var(--kit-color-red-tint)',
  line: 'var(--kit-color-line)',
}

/** The sheet that a slide is drawn on: pen lines, filled with the tints of the page. It shows beside a text that says the same. */
export function Drawing({ ground = paint.sky, children }: { ground?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M-200-200h900v800h-900z" fill={ground} stroke="none" />
      {children}
    </svg>
  )
}
