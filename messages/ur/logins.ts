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
  /** Where slips with a login are printed, if their address does not open everywhere. */
  portalAddress: {
    reach: {
      machine: ({ url }: { url: string }) =>
        `${isolate(url)} صرف اسی مشین پر کھلتا ہے۔ کسی اور آلے پر کوئی ان پرچیوں سے لاگ اِن نہیں کر سکتا۔`,
      network: ({ url }: { url: string }) =>
        `${isolate(url)} صرف اس مشین کے نیٹ ورک میں کھلتا ہے۔ گھر پر کوئی ان پرچیوں سے لاگ اِن نہیں کر سکتا۔`,
    },
    mend: 'پورٹل کو اُس پتے پر کھولیں جو سب استعمال کرتے ہیں اور وہاں سے پرنٹ کریں۔ سرور چلانے والے کے لیے: PUBLIC_URL وہی پتا ہے۔',
  },
  /** A login, hidden behind a button. */
  secrets: {
    userId: 'یوزر آئی ڈی',
    password: loginLabels.password,
    passwordChanged: 'مالک نے خود بدل لیا ہے',
    resetAnswer: 'پاس ورڈ بحالی کا جواب',
    show: 'خفیہ معلومات',
    hide: 'خفیہ معلومات چھپائیں',
    failed: 'خفیہ معلومات نہیں کھل سکیں۔',
  },

  newPassword: {
    heading: 'کیا نیا پاس ورڈ جاری کریں؟',
    text: 'پرانا پاس ورڈ کام نہیں کرے گا، اور یہ صارف ہر جگہ سے لاگ آؤٹ ہو جائے گا۔',
    issued: 'یہ صارف کو دے دیں۔ یہ صرف ابھی دکھایا جا رہا ہے۔',
    failed: 'نیا پاس ورڈ جاری نہیں ہو سکا۔',
  },
}
