type Role = {
  /** The token without `--kit-color-`. */
  name: string
  /** The token of a text that is readable on it. */
  on: string
  use: string
}

/** What each colour means, for the page 'Colour'. A test fails when a colour of tokens.css is missing. */
export const ROLES: readonly { group: string; roles: readonly Role[] }[] = [
  {
    group: 'Grounds and text',
    roles: [
      { name: 'background', on: 'text', use: 'The page' },
      { name: 'surface', on: 'text', use: 'A sheet on the page: card, table, dialog' },
      { name: 'surface-muted', on: 'text', use: 'A strip of a sheet: table header, bar' },
      { name: 'text', on: 'surface', use: 'Everything that is read' },
      { name: 'text-muted', on: 'surface', use: 'Hints, dates, what is secondary' },
    ],
  },
  {
    group: 'Lines',
    roles: [
      { name: 'line', on: 'text', use: 'Ruled lines, dividers. Decoration only' },
      { name: 'border', on: 'surface', use: 'The border of a control' },
      { name: 'margin-line', on: 'text', use: 'The red line in a sheet’s margin' },
    ],
  },
  {
    group: 'Primary: ruled blue',
    roles: [
      { name: 'primary', on: 'on-primary', use: 'Links, the main action of a page' },
      { name: 'primary-strong', on: 'on-primary', use: 'The same under the pointer' },
      { name: 'primary-tint', on: 'text', use: 'A selected row, a chosen filter' },
      { name: 'on-primary', on: 'primary', use: 'Text on primary' },
    ],
  },
  {
    group: 'Frame: board green',
    roles: [
      { name: 'frame', on: 'on-frame', use: 'Header, footer, side menu' },
      { name: 'frame-strong', on: 'on-frame', use: 'A link of the menu under the pointer' },
      { name: 'on-frame', on: 'frame', use: 'Text on the frame' },
      { name: 'on-frame-muted', on: 'frame', use: 'Secondary text on the frame' },
    ],
  },
  {
    group: 'Messages',
    roles: [
      { name: 'danger', on: 'on-danger', use: 'Errors, what deletes' },
      { name: 'danger-strong', on: 'on-danger', use: 'The same under the pointer' },
      { name: 'danger-tint', on: 'text', use: 'Behind a text about an error' },
      { name: 'on-danger', on: 'danger', use: 'Text on danger' },
      { name: 'success', on: 'surface', use: 'What went well' },
      { name: 'success-tint', on: 'text', use: 'Behind a text about it' },
      { name: 'warning', on: 'on-warning', use: 'What needs attention soon' },
      { name: 'on-warning', on: 'warning', use: 'Text on warning' },
    ],
  },
  {
    group: 'Highlight and focus: pencil yellow',
    roles: [
      { name: 'accent', on: 'on-accent', use: 'Marked text, the current link' },
      { name: 'accent-tint', on: 'text', use: 'Behind private values' },
      { name: 'on-accent', on: 'accent', use: 'Text on accent' },
      { name: 'focus', on: 'focus-edge', use: 'The focus ring' },
      { name: 'focus-edge', on: 'focus', use: 'Its dark edge' },
      { name: 'backdrop', on: 'on-frame', use: 'Over the page, behind a dialog' },
    ],
  },
  {
    group: 'Hues for drawings',
    roles: [
      { name: 'red', on: 'on-red', use: 'Pins, the red pencil. Components take the names above' },
      { name: 'red-strong', on: 'on-red', use: 'Its shade' },
      { name: 'red-tint', on: 'text', use: 'Its wash' },
      { name: 'on-red', on: 'red', use: 'On it' },
      { name: 'green', on: 'surface', use: 'Leaves, the board' },
      { name: 'green-tint', on: 'text', use: 'Its wash' },
      { name: 'yellow', on: 'on-yellow', use: 'The pencil, the sun' },
      { name: 'yellow-tint', on: 'text', use: 'Its wash' },
      { name: 'on-yellow', on: 'yellow', use: 'On it' },
    ],
  },
]
