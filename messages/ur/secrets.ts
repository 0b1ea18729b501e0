import { loginLabels } from './labels.ts'

/** Logins as staff see them afterwards, and new passwords. */
export const secrets = {
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
