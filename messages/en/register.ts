/** The page 'Sign Up'. */
export const register = {
  answer: 'Last name of Your Father', // (spec)
  answerHint: 'The school asks for it when you have forgotten your password.',
  submit: 'Sign Up',
  closed: 'The school gives out all logins itself: please ask its office for yours.',
  /** Where the school gives out all logins but those of parents. */
  withCode: {
    title: 'Sign Up for parents',
    lead: 'You need the code from the slip that the school office gives you. Students and staff get their login from the office.',
  },
  code: {
    have: 'I have a code from the school',
    label: 'Code from the school',
    hint: 'Twelve letters and digits. Small letters, spaces and hyphens make no difference.',
    done: 'You are registered, and linked to your child. Log in: the reports are on the page Family.',
  },
  toLogin: 'Already registered?',
}
