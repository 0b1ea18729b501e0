import { number, oneOf, quoted } from './words.ts'

/**
 * What is wrong with one field of a request, or with one cell of a file. Each takes the name of the field. It is in
 * quotation marks, so that the sentence is right for a name of every gender and number.
 */
type Field = { name: string }

export const required = ({ name }: Field) => `${quoted(name)} fehlt.`

export const tooLong = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} ist zu lang: höchstens ${number(most)} Zeichen.`

export const notOneOf = ({ name, values }: Field & { values: readonly string[] }) =>
  `${quoted(name)} muss ${oneOf(values)} sein.`

export const cannotBeSeen = ({ name, character }: Field & { character: string }) =>
  `${quoted(name)} enthält ein Zeichen, das unsichtbar ist oder nicht aufbewahrt werden kann (${character}). Entfernen Sie es.`
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
export const notDay = ({ name }: Field) => `${quoted(name)} muss ein Tag sein, den es im Kalender gibt, wie 2026-03-02.`
export const dayInFuture = ({ name }: Field) => `${quoted(name)} darf nicht nach heute sein.`
/** @param examples how it is written */
export const notLike = ({ name, examples }: Field & { examples: readonly string[] }) =>
  `${quoted(name)} ist nicht gültig. Schreiben Sie es wie ${oneOf(examples)}`
export const yearAfterLeaving = ({ name }: Field) => `${quoted(name)} darf nicht nach dem Schuljahr des Abgangs sein.`
export const notEventDay = ({ name }: Field) =>
  `${quoted(name)} muss ein Tag von 2000-01-01 bis 2999-12-31 sein. Prüfen Sie das Jahr.`

export const tooManyToExport = ({ name, most }: Field & { most: number }) =>
  `${quoted(name)} hat mehr als ${number(most)} Einträge. Wählen Sie weniger, oder exportieren Sie die Liste so, wie sie gefiltert ist.`

export const unknownClass = ({ name, written, classes }: Field & { written: string; classes: readonly string[] }) =>
  `${quoted(name)} hat ${quoted(written)}. Diese Klasse hat die Schule nicht. Wählen Sie ${oneOf(classes)}.`

export const notUserIdEnding = ({ name }: Field) =>
  `${quoted(name)} muss mit @ beginnen, gefolgt von mindestens zwei Buchstaben, Ziffern oder Zeichen, wie @mySchool.com`
