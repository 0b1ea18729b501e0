import { strings as staff } from './staff.ts'

/** The texts of a new login. The browser fetches them with it, not with the forms. */
export const strings = {
  heading: 'New login:',
  name: staff.student.name,
  grade: staff.student.grade,
  userId: staff.student.credentials.userId,
  password: 'Password',
  portal: 'Portal',
  copyBoth: 'Copy both',
  copied: 'User id and password copied to clipboard',
  copyFailed: staff.student.credentials.copyFailed,
  print: 'Print slip',
  close: 'Close',
} as const
