/** The page 'Login'. */
export const strings = {
  userId: 'User id',
  password: 'Password',
  remember: 'Stay signed in on this device',
  submit: 'Login',
  toRegister: 'Not registered yet?',
  register: 'Register',
  failed: 'User Not Found 404', // (spec)
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes',
}
