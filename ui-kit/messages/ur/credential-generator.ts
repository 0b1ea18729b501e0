/** The texts of CredentialGenerator. */
export const credentialGeneratorMessages = {
  userIdLabel: 'یوزر آئی ڈی',
  passwordLabel: 'پاس ورڈ',
  personFirstText: 'یوزر آئی ڈی نام سے بنتی ہے۔',
  regenerateUserIdLabel: 'دوسری یوزر آئی ڈی بنائیں',
  regeneratePasswordLabel: 'دوسرا پاس ورڈ بنائیں',
  copyUserIdLabel: 'یوزر آئی ڈی کاپی کریں',
  copyPasswordLabel: 'پاس ورڈ کاپی کریں',
  userIdCopiedText: 'یوزر آئی ڈی کاپی ہو گئی',
  passwordCopiedText: 'پاس ورڈ کاپی ہو گیا',
  copyFailedMessage: 'کاپی نہیں ہو سکا',
}
