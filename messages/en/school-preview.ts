/** The preview of the page 'Your school'. */
export const schoolPreview = {
  heading: 'Preview',
  page: 'Page',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  width: 'Width',
  narrow: 'Phone',
  wide: 'Desk',
  frame: 'The page as visitors will see it',
  hidden: 'This page is not shown to visitors.',
}
