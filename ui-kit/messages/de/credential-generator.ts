/** The texts of CredentialGenerator. */
export const credentialGeneratorMessages = {
  userIdLabel: 'Benutzerkennung',
  passwordLabel: 'Passwort',
  personFirstText: 'Die Benutzerkennung wird aus dem Namen gebildet.',
  regenerateUserIdLabel: 'Andere Benutzerkennung erzeugen',
  regeneratePasswordLabel: 'Anderes Passwort erzeugen',
  copyUserIdLabel: 'Benutzerkennung kopieren',
  copyPasswordLabel: 'Passwort kopieren',
  userIdCopiedText: 'Benutzerkennung kopiert',
  passwordCopiedText: 'Passwort kopiert',
  copyFailedMessage: 'Das Kopieren ist fehlgeschlagen',
}
