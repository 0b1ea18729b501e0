import type { Kind } from '../../en/failures/records.ts'
import { number } from './words.ts'

/** Records that are not there, that somebody else has changed, or that cannot be restored. */
const KINDS: Record<Kind, string> = {
  student: 'Diese Schülerin oder diesen Schüler',
  teacher: 'Diese Lehrkraft',
  notice: 'Diese Mitteilung',
  file: 'Diese Datei',
  report: 'Diesen Bericht',
  user: 'Diesen Zugang',
  person: 'Diese Person',
  photo: 'Dieses Foto',
  page: 'Diese Seite',
  picture: 'Dieses Bild',
  code: 'Diesen Code',
  session: 'Diese Sitzung',
  version: 'Diese Fassung',
  import: 'Diesen Import',
  row: 'Diese Zeile',
  'deleted record': 'Diesen gelöschten Eintrag',
  'former student': 'Diese ehemalige Person',
  'mail address': 'Diese E-Mail-Adresse',
  'waiting mail': 'Diese wartende E-Mail',
  'entry with a list of records': 'Diese Zeile mit einer Liste von Einträgen',
}
export const noSuch = ({ what }: { what: Kind }) => `${KINDS[what]} gibt es nicht.`

export const someGone = ({ missing, all }: { missing: number; all: number }) =>
  `Von diesen ${number(all)} Einträgen fehlen inzwischen ${number(missing)}, deshalb wurde nichts getan. Laden Sie die Liste neu, und wählen Sie dann noch einmal.`

/** What a page shows that was loaded some time ago, or in another tab. */
export const changedMeanwhile =
  'Das hat sich geändert, seit diese Seite geladen wurde, deshalb wurde nichts getan. Laden Sie die Seite neu, und sehen Sie nach.'

export const noStudentFound = 'Niemand gefunden'
export const appearsAfterLastDay =
  'Sie würde erst nach ihrem letzten Tag erscheinen, also sähe sie niemand: Wählen Sie einen früheren Tag oder einen späteren letzten Tag.'
export const eventNeedsDay =
  'Ein Termin braucht seinen Tag: Wählen Sie ihn, oder lassen Sie die anderen Felder des Termins leer.'
export const eventNeedsTime = 'Geben Sie an, wann der Termin beginnt, oder lassen Sie das Ende leer.'
export const eventEndsBeforeItBegins = 'Der Termin würde enden, bevor er beginnt: Wählen Sie ein späteres Ende.'
export const audienceNeedsClass = 'Wählen Sie mindestens eine Klasse oder einen anderen Leserkreis.'
export const tooManyOnTop = ({ most, titles }: { most: number; titles: readonly string[] }) =>
  `${most} Mitteilungen stehen schon oben: ${titles.join('; ')}. Nehmen Sie zuerst eine davon herunter.`
export const savedBefore =
  'Das ist schon gespeichert, so wie Sie es beim ersten Mal gesendet haben. Nur die Antwort ging verloren. Was Sie seitdem geändert haben, ist nicht gespeichert: Kopieren Sie es, verlassen Sie diese Seite, und ändern Sie es dort, wo der Eintrag in seiner Liste steht.'
export const reportExists = 'Der Bericht ist schon geschrieben.'
export const reportUnavailable = 'Für Sie gibt es noch keinen Bericht.'
export const releaseDayIsOver = 'Dieser Tag ist vorbei: Wählen Sie einen späteren, oder geben Sie sofort frei.'
export const reportsRead = ({ read }: { read: number }) =>
  read === 1
    ? 'Der Bericht wurde schon gelesen oder kann gelesen worden sein und lässt sich nicht mehr zurücknehmen.'
    : `Alle ${number(read)} Berichte wurden schon gelesen oder können gelesen worden sein und lassen sich nicht mehr zurücknehmen.`

export const goneMeanwhile =
  'Der Eintrag wurde inzwischen wiederhergestellt, zurückgeholt oder endgültig gelöscht. Laden Sie die Liste neu.'
export const userIdOfOther =
  'Die Benutzerkennung gehört inzwischen zu einem anderen Zugang oder zu einer ehemaligen Person. Löschen Sie erst diese.'
export const studentDeleted =
  'Die Person, von der dieser Bericht handelt, ist gelöscht. Stellen Sie erst die Person wieder her.'
export const studentHasLeft =
  'Die Person, von der dieser Bericht handelt, hat die Schule verlassen. Holen Sie sie erst zurück, auf der Seite „Ehemalige“.'
export const otherReport = 'Inzwischen gibt es einen anderen Bericht über dieselbe Person. Löschen Sie erst diesen.'

export const sheetTooLong = ({ most }: { most: number }) =>
  `Die Liste hat mehr als ${number(most)} Zeilen. Das ist zu viel für eine Excel-Datei. Exportieren Sie sie als CSV, oder filtern Sie sie erst.`
