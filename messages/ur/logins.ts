import { isolate } from '../isolate.ts'
import { loginLabels, studentLabels } from './labels.ts'

/** User ids and passwords that the school hands out. */
export const logins = {
  /** In the form of a new student or teacher. */
  login: 'لاگ اِن',
  answer: loginLabels.answer,

  /** As the props of CredentialGenerator are called. */
  credentials: {
    userIdLabel: loginLabels.userId,
    copyUserIdLabel: 'یوزر آئی ڈی کاپی کریں',
    copyPasswordLabel: 'پاس ورڈ کاپی کریں',
    userIdCopiedText: 'یوزر آئی ڈی کاپی ہو گئی',
    passwordCopiedText: 'پاس ورڈ کاپی ہو گیا',
    copyFailedMessage: 'کاپی نہیں ہو سکا:',
  },

  /** A new login, to be handed out. */
  slip: {
    heading: ({ name }: { name: string }) => `نیا لاگ اِن: ${isolate(name)}`,
    name: studentLabels.name,
    grade: studentLabels.grade,
    userId: loginLabels.userId,
    password: loginLabels.password,
    portal: 'پورٹل',
    copyBoth: 'دونوں کاپی کریں',
    copied: 'یوزر آئی ڈی اور پاس ورڈ کاپی ہو گئے',
    print: 'پرچی پرنٹ کریں',
  },
}
