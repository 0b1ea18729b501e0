/** The props that the elements of dialogs share. */
export const dialogProps = {
  open: Boolean,
  heading: String,
  size: String,
  finalFocus: Function,
} as const

/** An event at which the dialog closes, unless the page refuses. */
export const closes = { cancelable: true, sets: () => ({ open: false }) } as const
