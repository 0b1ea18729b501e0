/** What a slip with a code says, in each language of the school. German has it too, since parents read it. */
export const familySlip = {
  /** To read with their own login what the school writes about this child. */
  steps:
    'For parents and guardians: open the portal and register with this code, or log in and enter it under Family. It works once.',
}
