/** The texts for the admin of a school without students. */
export const strings = {
  lead: 'Your school has no students yet.',
  go: 'See the first steps',
} as const
