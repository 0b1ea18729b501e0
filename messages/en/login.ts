/** The page 'Login'. */
export const login = {
  userId: 'User id',
  password: 'Password',
  remember: 'Stay signed in on this device',
  submit: 'Login',
  toRegister: 'Not registered yet?',
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
}
