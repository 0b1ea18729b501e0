import type { ColourName } from '@my-school/ui-kit/theme'

type Role = {
  name: ColourName
  use: string
}

/** What each colour means, for the page 'Colour'. A test fails when a colour of tokens.css is missing. */
export const ROLES: readonly { group: string; roles: readonly Role[] }[] = [
  {
    group: 'Backgrounds and text',
    roles: [
      { name: 'background', use: 'The page' },
      { name: 'surface', use: 'A sheet on the page: card, table, dialog' },
      { name: 'surface-muted', use: 'A part of a sheet: table header, bar' },
      { name: 'text', use: 'Text' },
      { name: 'text-muted', use: 'Hints, dates, secondary text' },
    ],
  },
  {
    group: 'Lines',
    roles: [
      { name: 'line', use: 'Ruled lines and dividers, only as decoration' },
      { name: 'border', use: 'The border of a control' },
      { name: 'margin-line', use: 'The red line in a sheet’s margin' },
    ],
  },
  {
    group: 'Primary: ruled blue',
    roles: [
      { name: 'primary', use: 'Links and the main action of a page' },
      { name: 'primary-strong', use: 'Primary under the pointer' },
      { name: 'primary-tint', use: 'A selected row, a chosen filter' },
      { name: 'on-primary', use: 'Text on primary' },
    ],
  },
  {
    group: 'Frame: board green',
    roles: [
      { name: 'frame', use: 'Header, footer, side menu' },
      { name: 'frame-strong', use: 'A menu link under the pointer' },
      { name: 'on-frame', use: 'Text on the frame' },
      { name: 'on-frame-muted', use: 'Secondary text on the frame' },
    ],
  },
  {
    group: 'Messages',
    roles: [
      { name: 'danger', use: 'Errors and actions that delete' },
      { name: 'danger-strong', use: 'Danger under the pointer' },
      { name: 'danger-tint', use: 'Behind a text about an error' },
      { name: 'on-danger', use: 'Text on danger' },
      { name: 'success', use: 'Something that succeeded' },
      { name: 'success-tint', use: 'Behind a text about success' },
      { name: 'warning', use: 'Something that needs attention soon' },
      { name: 'on-warning', use: 'Text on warning' },
    ],
  },
  {
    group: 'Highlight and focus: pencil yellow',
    roles: [
      { name: 'accent', use: 'Marked text, the current link' },
      { name: 'accent-tint', use: 'Behind private values' },
      { name: 'on-accent', use: 'Text on accent' },
      { name: 'focus', use: 'The focus ring' },
      { name: 'focus-edge', use: 'The dark edge of the focus ring' },
      { name: 'backdrop', use: 'Between the page and a dialog' },
    ],
  },
  {
    group: 'Hues for drawings',
    roles: [
      { name: 'red', use: 'Pins and the red pencil; components use the names above' },
      { name: 'red-strong', use: 'A darker red, for shadows' },
      { name: 'red-tint', use: 'A pale red, for areas' },
      { name: 'on-red', use: 'Text on red' },
      { name: 'green', use: 'Leaves and the board' },
      { name: 'green-tint', use: 'A pale green, for areas' },
      { name: 'yellow', use: 'The pencil and the sun' },
      { name: 'yellow-tint', use: 'A pale yellow, for areas' },
      { name: 'on-yellow', use: 'Text on yellow' },
    ],
  },
]
