/** An event at which the dialog closes, unless the page refuses. */
export const closes = { cancelable: true, sets: () => ({ open: false }) } as const
