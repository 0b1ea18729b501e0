/** What is not here is English. */
export * from '../en/labels.ts'

/** What the fields of a notice are called wherever a person reads of them. */
export const noticeLabels = {
  title: 'Titel',
  description: 'Text',
  catagory: 'Thema',
  date: 'Gültig bis',
  appearsOn: 'Erscheint am',
  onTop: 'Oben halten',
  eventDay: 'Tag des Termins',
  eventLastDay: 'Letzter Tag des Termins',
  eventTime: 'Beginn',
  eventEndTime: 'Ende',
  eventPlace: 'Ort',
  eventCancelled: 'Abgesagt',
  translations: 'In anderen Sprachen',
  audience: 'Für wen',
  classes: 'Klassen',
  /** In place of a date. */
  unlimited: 'Unbegrenzt',
}

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'Benutzerkennung',
  password: 'Passwort',
  answer: 'Nachname Ihres Vaters',
  role: 'Rolle',
  /** In place of a name that is not there any more. */
  deleted: 'ein Zugang, der gelöscht ist',
}

export const roleLabels = {
  0: 'Einfacher Zugang',
  1: 'Schülerin oder Schüler',
  2: 'Lehrkraft',
  3: 'Verwaltung',
}

/** The name of the feed of notices. */
export const feedTitle = ({ school }: { school: string }) => `Mitteilungen von ${school}`
