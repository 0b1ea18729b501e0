import { confirmDays } from '../../numbers.ts'

/** Mail: what a reader is told who subscribes. */
export const mailAddressWrong =
  'An diese Adresse können wir keine E-Mail schreiben. Eine Adresse sieht so aus: name@example.org.'
export const mailLinkEnded = `Dieser Link gilt nicht mehr: Sie haben die E-Mails beendet oder nicht innerhalb von ${confirmDays} Tagen bestätigt. Sie können sie jederzeit neu bestellen.`
export const mailAddressesFull =
  'Die Schule hat so viele Adressen, wie sie anschreiben kann. Bitte sagen Sie es dem Sekretariat.'
