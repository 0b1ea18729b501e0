import type { Listed } from '../../en/failures/fields.ts'
import { number, oneOf, quoted } from './words.ts'

/**
 * What is wrong with one field of a request, or with one cell of a file. Each takes the name of the field. It is in
 * quotation marks, so that the sentence is right for a name of every gender and number.
 */
type Field = { name: string }

export const required = ({ name }: Field) => `${quoted(name)} fehlt.`

const KINDS: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  array: 'eine Liste',
  object: 'ein Objekt',
}
export const wrongKind = ({ name, kind }: Field & { kind: string }) =>
  `${quoted(name)} muss ${KINDS[kind] ?? kind} sein.`

export const tooShort = ({ name, least }: Field & { least: number }) =>
  `${quoted(name)} ist zu kurz: mindestens ${number(least)} Zeichen.`
export const tooLong = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} ist zu lang: höchstens ${number(most)} Zeichen.`
export const tooSmall = ({ name, least }: Field & { least: number }) =>
  `${quoted(name)} ist zu klein: mindestens ${number(least)}.`
export const tooLarge = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} ist zu groß: höchstens ${number(most)}.`
export const tooMany = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat zu viele Einträge: höchstens ${number(most)}.`

export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${quoted(name)} muss ${oneOf(values)} sein.`
export const notEmptyOrOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${quoted(name)} muss leer oder ${oneOf(values)} sein.`
export const notValid = ({ name }: Field) => `${quoted(name)} ist nicht gültig.`

export const cannotBeKept = ({ name }: Field) =>
  `${quoted(name)} enthält ein Zeichen, das nicht aufbewahrt werden kann.`
export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${quoted(name)} enthält ein unsichtbares Zeichen (${character}). Entfernen Sie es.`
export const notOneLine = ({ name }: Field) => `${quoted(name)} muss in einer Zeile stehen.`
export const spaceAround = ({ name }: Field) =>
  `${quoted(name)} beginnt oder endet mit einem Leerzeichen. Entfernen Sie es.`
export const tooManyWords = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Wörter. Suchen Sie mit weniger.`

export const notNumberFrom = ({ name, least, most }: Field & { least: number; most: number }) =>
  `${quoted(name)} muss eine Zahl von ${number(least)} bis ${number(most)} sein.`
export const tooFewDigits = ({ name, least }: Field & { least: number }) =>
  `${quoted(name)} ist zu kurz: mindestens ${number(least)} Ziffern.`
export const notPhone = ({ name }: Field) =>
  `${quoted(name)} muss aus Ziffern bestehen. Ein + am Anfang, Leerzeichen und Bindestriche sind erlaubt.`
export const notInPhone = ({ name, sign }: Field & { sign: string }) =>
  `${quoted(name)} enthält ${quoted(sign)}. Erlaubt sind Ziffern, ein + am Anfang, Leerzeichen und Bindestriche.`
export const notTime = ({ name }: Field) => `${quoted(name)} muss ein Zeitpunkt sein, wie 2026-03-02T10:00:00.000Z.`
export const notDay = ({ name }: Field) => `${quoted(name)} muss ein Tag sein, den es im Kalender gibt, wie 2026-03-02.`
export const dayInFuture = ({ name }: Field) => `${quoted(name)} darf nicht nach heute sein.`
export const notSchoolYear = ({ name }: Field) => `${quoted(name)} muss ein Schuljahr sein, wie 2018/19 oder 2018.`
export const yearAfterLeaving = ({ name }: Field) => `${quoted(name)} darf nicht nach dem Schuljahr des Abgangs sein.`
export const notEventDay = ({ name }: Field) =>
  `${quoted(name)} muss ein Tag von 2000-01-01 bis 2999-12-31 sein. Prüfen Sie das Jahr.`

export const notClockTime = ({ name }: Field) => `${quoted(name)} muss eine Uhrzeit sein, wie 08:30.`
type Translations = Field & { languages: readonly string[]; texts: readonly string[] }
export const notTranslations = ({ name, languages, texts }: Translations) =>
  `${quoted(name)} muss JSON wie {"${languages[0]}":{"${texts[0]}":"…"}} sein, mit den Sprachen ${languages.join(', ')} und den Texten ${texts.join(', ')}.`
export const notMonth = ({ name }: Field) => `${quoted(name)} muss ein Monat sein, wie 2026-03.`

export const notIds = ({ name }: Field) => `${quoted(name)} muss eine Liste von Kennungen sein.`
export const noneSelected = ({ name }: Field) => `${quoted(name)} ist leer. Wählen Sie mindestens einen Eintrag.`
export const tooManySelected = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Einträge. Wählen Sie weniger.`
export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Einträge. Wählen Sie weniger, oder exportieren Sie die Liste so, wie sie gefiltert ist.`
export const tooManyStay = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Schülerinnen und Schüler. Versetzen Sie Klassen, in denen so viele bleiben, einzeln.`
export const notRollNumbers = ({ name }: Field) => `${quoted(name)} muss zu jeder Kennung eine Nummer haben.`
export const tooManyStudents = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Schülerinnen und Schüler.`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${quoted(name)} hat ${quoted(written)}. Diese Klasse hat die Schule nicht. Wählen Sie ${oneOf(classes)}.`
export const notPortalAddress = ({ name }: Field) =>
  `${quoted(name)} muss die Adresse des Portals sein, wie https://portal.example.org`
export const notNewNames = ({ name }: Field) => `${quoted(name)} muss zu jedem alten Namen einen neuen haben.`

const LISTED: Record<Listed, string> = {
  lines: 'Zeilen',
  numbers: 'Nummern',
  classes: 'Klassen',
  endings: 'Endungen',
  colours: 'Farben',
  slides: 'Bilder',
  boxes: 'Kästen',
  paragraphs: 'Absätze',
  people: 'Personen',
  questions: 'Fragen',
  languages: 'Sprachen',
}
export const tooManyListed = ({ name, most, what }: Field & { most: number; what: Listed }) =>
  `${quoted(name)} hat mehr als ${number(most)} ${LISTED[what]}. Entfernen Sie einige.`
export const notPicture = ({ name }: Field) =>
  `${quoted(name)} muss die Kennung eines Bildes sein, das hochgeladen wurde.`
export const notPictureOrDrawing = ({ name, drawings }: Field & { drawings: readonly string[] }) =>
  `${quoted(name)} muss die Kennung eines Bildes sein, das hochgeladen wurde, oder ${oneOf(drawings)}.`
export const notYear = ({ name }: Field) => `${quoted(name)} muss ein Jahr sein.`
export const notMailAddress = ({ name }: Field) =>
  `${quoted(name)} muss eine E-Mail-Adresse sein, wie office@school.example`
export const notTimeZone = ({ name }: Field) =>
  `${quoted(name)} muss der Name einer Zeitzone sein, wie Asia/Karachi oder Europe/Berlin.`
export const notCurrency = ({ name }: Field) =>
  `${quoted(name)} muss aus den drei Buchstaben einer Währung bestehen, wie PKR oder EUR.`
export const notWeekday = ({ name }: Field) => `${quoted(name)} muss ein Wochentag sein.`
export const notDayOfYear = ({ name }: Field) =>
  `${quoted(name)} muss ein Tag des Jahres sein, wie 04-01 für den ersten April.`
export const notUserIdEnding = ({ name }: Field) =>
  `${quoted(name)} muss mit @ beginnen, gefolgt von mindestens zwei Buchstaben, Ziffern oder Zeichen, wie @mySchool.com`
export const notColour = ({ name }: Field) => `${quoted(name)} muss eine Farbe sein, wie #1f4a38`
