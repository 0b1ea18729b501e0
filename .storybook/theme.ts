import { create } from 'storybook/theming'

/** Storybook's own parts in the kit's colours, of which it takes only plain ones. */
export const theme = create({
  base: 'light',
  brandTitle: 'MY SCHOOL ui-kit',
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
  colorPrimary: '#1f4f9c',
  colorSecondary: '#1f4f9c',
  appBg: '#f3f1e9',
  appContentBg: '#fbfaf5',
  appPreviewBg: '#fbfaf5',
  appBorderColor: '#d9d5c6',
  textColor: '#1d2430',
})
