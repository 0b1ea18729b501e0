import { plainUser } from './plain-user.ts'

/** The texts of the notice after a login. The browser fetches them with it. */
export const strings = {
  label: 'To do',
  plainLabel: 'About your login',
  plain: plainUser,
  password: 'The school gave you your password: please choose one that only you know.',
  secondFactor: 'Your school requires a second factor: until you set it up, you cannot open the records of others.',
  go: 'Go to your account',
  later: 'Later',
  close: 'Close',
} as const
