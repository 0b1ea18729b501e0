import { number, quoted } from './words.ts'

/** What is wrong with a call as a whole. */
export const badRequest = ({ why }: { why: string }) =>
  `Mit diesem Aufruf stimmt etwas nicht, deshalb wurde nichts getan. Laden Sie die Seite neu, und versuchen Sie es noch einmal. Der Server sagt dazu auf Englisch: ${quoted(why)}`
export const notDone = ({ why }: { why: string }) =>
  `Das wurde nicht getan. Der Server sagt dazu auf Englisch: ${quoted(why)}`
export const forbidden = badRequest
export const expectationFailed = badRequest
export const headersTooLarge = badRequest
export const notReady = ({ why }: { why: string }) =>
  `Der Server ist nicht bereit. Er sagt dazu auf Englisch: ${quoted(why)}`

export const noSuchCall = badRequest
export const internal = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.'

export const requestTooSlow =
  'Der Aufruf kam zu langsam an oder blieb unterwegs stehen. Prüfen Sie die Verbindung, und senden Sie ihn noch einmal.'

/** In place of the name of a field. */
export const theFile = 'Die Datei'

export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) =>
  `Der Inhalt ist zu groß: höchstens ${number(kilobytes)} kB.`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `Die Datei ist zu groß: höchstens ${number(megabytes)} MB. Verkleinern Sie sie, oder senden Sie sie in Teilen.`
export const fileEmpty = 'Die Datei ist leer.'
