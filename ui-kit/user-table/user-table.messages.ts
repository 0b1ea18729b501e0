/** The default texts of UserTable. */
export const userTableMessages = {
  caption: 'Users',
  empty: 'No users',
  numberHeader: 'No.',
  roleHeader: 'Role',
  userIdHeader: 'User id',
  answerHeader: 'Recovery answer',
}
