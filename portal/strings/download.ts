/** The texts of every download. */
export const strings = {
  cutOff: 'The download was cut off, and nothing was saved. Check your connection, then try again.',
} as const
