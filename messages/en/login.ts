/** The page 'Login'. */
export const login = {
  userId: 'User id',
  password: 'Password',
  remember: 'Stay signed in on this device',
  submit: 'Login',
  toRegister: 'Not registered yet?',
  withCode: 'Are you a parent with a code from the school?',
  register: 'Register',
  failed: 'User Not Found 404', // (spec)
  forgotten: {
    question: 'Forgot the password?',
    answer:
      'Ask the school office. It makes sure who you are, then gives you a new password. The old one stops working.',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Hours',
    address: 'Office',
  },
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes',
  /** Of a field for a new password, wherever there is one. */
  newPasswordHint:
    'At least 6 characters, and none that is guessed first: a password that many people use, such as 123456, your user id or the school’s name. A few words that do not belong together are easy to keep in mind.',
  /** In place of every page, until a person has chosen an own password. */
  ownPassword: {
    heading: 'Choose your own password',
    lead: ({ userId }: { userId: string }) =>
      `The school gave you the password of ${userId}, so others may know it. Choose one that only you know: then the page that you wanted opens.`,
    issued: 'The password that the school gave you',
    own: 'Your own password',
    submit: 'Save and continue',
    done: 'From now on, your own password logs you in.',
  },
}
