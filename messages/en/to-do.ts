/** The notice after a login. The page 'Account' shows plain users their text too. */
export const toDo = {
  label: 'To do',
  plainLabel: 'About your login',
  /** What a user can do who is neither student nor staff. */
  plain:
    'With this login you read the notices and all other public pages. A report opens with the login that the school gave to the student.',
  /** The same where the school lets families read. */
  family:
    'With this login you read the notices, and on the page Family the reports of your children. To add a child, enter the code that the school office prints for you.',
  secondFactor: 'Your school requires a second factor: until you set it up, you cannot open the records of others.',
  go: 'Go to your account',
  toFamily: 'Go to the page Family',
  later: 'Later',
}
