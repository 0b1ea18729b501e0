import { number } from './words.ts'

/** What is wrong with a call as a whole. */
export const noSuchCall = 'Diesen Aufruf gibt es nicht.'
export const internal = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.'
export const senderGone = 'Wer diesen Aufruf gesendet hat, ist nicht mehr da. Deshalb wurde er nicht ausgeführt.'
export const senderGoneNoPassword =
  'Wer diesen Aufruf gesendet hat, ist nicht mehr da. Deshalb wurde kein Passwort geändert.'

export const tooManyConnections =
  'Der Server ist überlastet, weil zu viele Verbindungen offen sind. Versuchen Sie es in einigen Sekunden noch einmal.'
export const tooManyOwnConnections =
  'Aus Ihrem Netz sind zu viele Verbindungen offen. Versuchen Sie es in einigen Sekunden noch einmal.'
export const unreadableAddress = 'Die Adresse dieses Aufrufs ist nicht lesbar.'
export const unreadableRequest = 'Der Aufruf ist nicht lesbar.'
export const headersTooLarge = 'Die Kopfzeilen des Aufrufs sind zu groß.'
export const requestTooSlow =
  'Der Aufruf kam zu langsam an oder blieb unterwegs stehen. Prüfen Sie die Verbindung, und senden Sie ihn noch einmal.'
export const unmetExpectation = 'Der Server kann nicht, was die Kopfzeile Expect verlangt. Lassen Sie sie weg.'
export const keyUnreadable = ({ most }: { most: number }) =>
  `Die Kopfzeile Idempotency-Key muss 1 bis ${number(most)} Zeichen haben.`

/** What bytes are: in place of the name of a field. */
export const theBody = 'Der Inhalt'
export const theFile = 'Die Datei'
export const theAddress = 'Die Adresse dieses Aufrufs'
export const notUtf8 = ({ name }: { name: string }) =>
  `${name} ist nicht in UTF-8, deshalb sind die Buchstaben nicht zu unterscheiden. Senden Sie UTF-8.`

export const bodyNoJsonType = 'Senden Sie den Inhalt als application/json.'
export const bodyNoJson = 'Der Inhalt ist kein gültiges JSON.'
export const bodyNoObject = 'Der Inhalt muss ein JSON-Objekt sein.'
export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) =>
  `Der Inhalt ist zu groß: höchstens ${number(kilobytes)} kB.`
export const bodyCutOff = 'Der Inhalt wurde vor seinem Ende abgeschnitten.'
export const formNoFormType = 'Senden Sie das Formular als multipart/form-data.'
export const formTooManyFields = ({ most }: { most: number }) =>
  `Das Formular hat zu viele Felder: höchstens ${number(most)}.`
export const formUnreadable = 'Das Formular ist nicht lesbar. Es ist abgeschnitten, oder seine Begrenzung ist falsch.'
export const sentTwice = ({ name }: { name: string }) => `${name} wurde mehr als einmal gesendet.`
export const fileRequired = ({ name }: { name: string }) => `${name} fehlt.`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `Die Datei ist zu groß: höchstens ${number(megabytes)} MB. Verkleinern Sie sie, oder senden Sie sie in Teilen.`
export const fileCutOff = 'Die Datei wurde vor ihrem Ende abgeschnitten. Senden Sie sie noch einmal.'
export const fileEmpty = 'Die Datei ist leer.'
