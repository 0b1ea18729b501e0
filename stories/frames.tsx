import type { Decorator } from '@storybook/react-vite'

/** As it stands in a text from right to left, whatever the toolbar says. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
)

/** In the width of a small phone, whatever the window's. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: '18rem' }}>
    <Story />
  </div>
)

/** Several side by side. */
export const row: Decorator = (Story) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--kit-space-3)', alignItems: 'center' }}>
    <Story />
  </div>
)

/** In the width of a form. */
export const formWide: Decorator = (Story) => (
  <div style={{ maxInlineSize: '36rem' }}>
    <Story />
  </div>
)
