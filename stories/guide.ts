import type { CSSProperties, ReactNode } from 'react'

/** A live picture of a component in use, and what it shows. */
export type Picture = { shows: ReactNode; says: string }

/**
 * What a designer has to know to choose a component: `parameters.guide` of its stories. Its documentation page shows it
 * beside what is read from the code (parts, props, tokens).
 */
export type Guide = {
  /** The first version of the kit that has it; `Unreleased`, as in the changelog, until there is one. */
  since: string
  /**
   * `stable`: it changes in what is visible only with a new major version. `new`: it may still change in a minor one.
   * `deprecated`: it goes with the next major version.
   * @default 'stable'
   */
  status?: 'stable' | 'new' | 'deprecated'
  /** When to use it. Each ends without a full stop. */
  use: readonly string[]
  /** When to use another component, and which. */
  avoid: readonly string[]
  /** How each text of it that a person reads is written: what the text is, and a rule with an example. */
  wording: Readonly<Record<string, string>>
  /** The name of a story that shows parts which others have only in use. The anatomy has a picture of it too. */
  anatomy?: string
  good: Picture
  bad: Picture
  /** What each key does. None: it takes no focus. */
  keyboard?: Record<string, string>
  /** What a screen reader says and announces. */
  screenReader: string
}

/** Things side by side in a picture. */
export const inRow: CSSProperties = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }

/** A text in place of a whole component, where the component itself would be too large for a picture. */
export const onPaper: CSSProperties = {
  margin: 0,
  padding: '1rem',
  maxInlineSize: '22rem',
  background: 'var(--kit-color-surface)',
  boxShadow: 'var(--kit-shadow)',
}
