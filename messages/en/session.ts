/** The end of a session, and the toasts of the guards. */
export const session = {
  ended: 'Your session has ended. Please log in again.',
  endedWithForm: 'Your session has ended. Please log in again: what you typed is kept for you.',
  logoutFailed:
    'The school’s server could not be told that you logged out. It is told again and again: leave this computer when this page says that it worked.',

  /** Shown on Home (all but those for the account and for families are from the specification). */
  guards: {
    auth: 'You are Already login . Please logout first to visit this page',
    admin: 'Your are not admin',
    teacher: 'Your are not Teacher',
    student: 'Your are not Verified Student',
    family: 'This page is for parents and guardians',
    account: 'Please log in first.',
  },
}
