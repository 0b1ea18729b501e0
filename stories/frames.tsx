import { Button, type RowKey, type RowSelection, useRowSelection } from '@my-school/ui-kit'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/** Always from right to left, independent of the toolbar. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
)

/** In the width of a small phone, independent of the window. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: '18rem' }}>
    <Story />
  </div>
)

/** Elements side by side. */
export const row: Decorator = (Story) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--kit-space-3)', alignItems: 'center' }}>
    <Story />
  </div>
)

type SelectingProps = {
  /** The keys of the rows that are selected at first. */
  selected: readonly string[]
  /** Renders the table. */
  children: (selection: RowSelection) => ReactNode
}

/** A table whose rows can be selected. */
export function Selecting({ selected, children }: SelectingProps) {
  const actions = <Button size="small">Print</Button>
  return <>{children(useRowSelection<RowKey>({ defaultSelected: selected, actions }))}</>
}

/** In the width of a form. */
export const formWide: Decorator = (Story) => (
  <div style={{ maxInlineSize: '36rem' }}>
    <Story />
  </div>
)
