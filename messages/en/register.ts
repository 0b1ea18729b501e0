/** The page 'Sign Up'. */
export const register = {
  userId: 'User id',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  answer: 'Last name of Your Father', // (spec)
  answerHint: 'The school asks for it when you have forgotten your password.',
  submit: 'Sign Up',
  closed: 'The school gives out all logins itself: please ask its office for yours.',
  toLogin: 'Already registered?',
  login: 'Login',
}
