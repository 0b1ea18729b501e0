/** The default texts of CredentialGenerator. */
export const credentialGeneratorMessages = {
  userIdLabel: 'User id',
  passwordLabel: 'Password',
  personFirstText: 'The user id is made from the name.',
  regenerateUserIdLabel: 'Generate another user id',
  regeneratePasswordLabel: 'Generate another password',
  copyUserIdLabel: 'Copy user id',
  copyPasswordLabel: 'Copy password',
  userIdCopiedText: 'User id copied',
  passwordCopiedText: 'Password copied',
  copyFailedMessage: 'Copying failed',
}
