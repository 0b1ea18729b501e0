/** What a slip with a code says, in each language of the school. German has it too, since parents read it. */
export const familySlip = {
  /** To read with their own login what the school writes about this child. */
  open: 'For parents and guardians: open the portal, sign up or log in, choose Family and enter this code. It works once.',
  /** Where the school issues all logins itself. */
  closed:
    'For parents and guardians: open the portal, log in with the login that the office gives you, choose Family and enter this code. It works once.',
}
