/** Logins, passwords and second factors. */
export const badLogin = 'Die Benutzerkennung oder das Passwort ist falsch.'
export const registrationClosed = 'Alle Zugänge vergibt die Schule selbst. Bitte fragen Sie im Sekretariat nach Ihrem.'
export const userExists = 'Diesen Zugang gibt es schon. Bitte melden Sie sich an.'
export const userIdTaken = 'Diese Benutzerkennung ist schon vergeben.'
export const userIdOfSchool = ({ ending }: { ending: string }) =>
  `Eine Benutzerkennung, die auf ${ending} endet, vergibt die Schule. Wählen Sie eine andere.`

export const passwordTooShort = 'Das Passwort muss mindestens 6 Zeichen haben.'
export const passwordTooCommon =
  'Dieses Passwort ist eines der 10.000 häufigsten und wird deshalb zuerst erraten. Wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.'
export const passwordOfSchool =
  'Dieses Passwort besteht fast nur aus Wörtern der Schule oder aus Ihrer Benutzerkennung. Solche Wörter werden zuerst erraten. Wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.'
export const passwordOld = 'Das ist Ihr altes Passwort. Wählen Sie ein anderes.'
export const wrongPassword = 'Das ist nicht Ihr Passwort.'

/** The password is right, and the same call is made again with a code. */
export const codeRequired = 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.'
export const wrongCode = 'Dieser Code gilt nicht. Geben Sie einen neuen oder einen Wiederherstellungscode ein.'
export const userHasNoSecondFactor = 'Dieser Zugang hat keinen zweiten Faktor.'

export const passwordIssuedMeanwhile =
  'In diesem Augenblick gibt jemand anderes demselben Zugang ein neues Passwort, deshalb wurde hier keines geändert. Fragen Sie nach, wer es ist, oder versuchen Sie es noch einmal.'
