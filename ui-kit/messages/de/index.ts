import type { FileCountText } from '../../internal/notice-frame.tsx'
import type { TextFor, TextOf } from '../../internal/text-for.ts'
import type { Constraint, Reason } from '../../internal/validation.messages.ts'
import type * as englishMove from '../../theme/theme-move.messages.ts'
import type { ThemeMove } from '../../theme/theme-move.messages.ts'
import type { en } from '../en/index.ts'
import type { HasTextsOf } from '../has-texts-of.ts'
import { plural } from '../plural.ts'
import { withShared } from '../with-shared.ts'

/** The texts of a table and of Pagination for it. */
const pageTexts = {
  previousLabel: 'Zurück',
  nextLabel: 'Weiter',
  pageLabel: 'Seite',
  ofLabel: 'von' as TextOf,
}

/** The texts of Breadcrumb. */
export const breadcrumbMessages = { label: 'Sie sind hier' }

/** The texts of Carousel. */
export const carouselMessages = {
  kindLabel: 'Bildfolge',
  pauseLabel: 'Anhalten',
  playLabel: 'Abspielen',
  previousLabel: 'Vorheriges Bild',
  nextLabel: 'Nächstes Bild',
  positionText: ({ index, count }: { index: number; count: number; locale: string }) => `${index + 1} von ${count}`,
}

/** The texts of ClassFilter. */
export const classFilterMessages = {
  label: 'Klasse',
  allLabel: 'Alle Klassen',
  resetLabel: 'Filter zurücksetzen',
}

/** The texts of ColorField. */
export const colorFieldMessages = {
  pickLabel: (({ name }) => `${name} auswählen`.trim()) as TextOf,
  hexMessage: 'Geben Sie eine Farbe wie #1a5fb4 oder #abc ein',
}

/** The texts of Combobox. */
export const comboboxMessages = {
  openLabel: 'Auswahl öffnen',
  emptyText: 'Keine Treffer',
  moreText: ({ count }: { count: number; locale: string }) =>
    `${count} ${plural('de', count, { one: 'weiterer', other: 'weitere' })}. Schreiben Sie mehr, um die Liste zu kürzen.`,
  // 'Treffer' has one form for every number.
  countText: ({ count }: { count: number; locale: string }) => `${count} Treffer`,
  ambiguousText: ({ text }: { text: string }) => `„${text}“ gibt es mehrmals: Wählen Sie in der Liste aus`,
}

/** The texts of ConfirmDeletePrompt. */
export const confirmDeletePromptMessages = {
  heading: 'Löschen',
  confirmLabel: 'Löschen',
  cancelLabel: 'Abbrechen',
  wrongWordMessage: 'Das ist nicht das richtige Wort',
  promptLabel: (({ word }) => `Schreiben Sie zum Löschen „${word}“`) as TextFor<{ word: string }>,
}

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

/** The texts of every table. */
export const dataTableMessages = /* @__PURE__ */ withShared(pageTexts, {
  actionsHeader: 'Aktionen',
  loadingText: 'Wird geladen',
  rangeText: ({ from, to, total, locale }: { from: number; to: number; total: number; locale: string }) => {
    const format = (number: number) => number.toLocaleString(locale)
    return `Zeilen ${format(from)} bis ${format(to)} von ${format(total)}`
  },
})

/** The texts of Dialog. */
export const dialogMessages = {
  closeLabel: 'Schließen',
}

/** The texts of ErrorSummary. */
export const errorSummaryMessages = {
  heading: 'Bitte prüfen Sie Ihre Angaben',
}

/** The texts of FeatureBox. */
export const featureBoxMessages = {
  linkLabel: 'Mehr lesen',
}

/** The texts of FileField. */
export const fileFieldMessages = {
  chooseLabel: 'Von diesem Gerät auswählen',
  dropText: 'oder hier ablegen oder einfügen',
  removeLabel: (({ name }) => `${name} entfernen`.trim()) as TextOf,
  wrongTypeMessage: (({ accept }) =>
    `Diese Art von Datei wird nicht angenommen. Wählen Sie ${accept.replace(/, */g, ', ')}`) as TextFor<{
    accept: string
  }>,
  tooLargeMessage: (({ megabytes }) => `Die Datei ist größer als ${megabytes} MB`) as TextFor<{ megabytes: string }>,
  severalMessage: 'Es wird nur eine Datei angenommen. Wählen Sie eine',
  noFileMessage: 'Darin war keine Datei. Wählen Sie eine von diesem Gerät aus',
}

/** The texts of FilterChips. */
export const filterChipsMessages = {
  label: 'Gesetzte Filter',
  removeLabel: (({ name }) => `${name} entfernen`.trim()) as TextOf,
}

/** What every label has in common. */
export const labelMessages = {
  /** Between a label and what it labels. */
  endText: ': ',
}

/** The texts of NoticeCard. */
export const noticeCardMessages = {
  linkLabel: 'Mehr lesen',
  fileCountText: (({ count, locale }) =>
    `${count.toLocaleString(locale)} ${plural('de', count, { one: 'Datei', other: 'Dateien' })}`) as FileCountText,
}

/** The texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'Mitteilungen',
  empty: 'Keine Mitteilungen',
  unlimitedText: 'Unbegrenzt',
  expiredText: 'Abgelaufen',
  numberHeader: 'Nr.',
  titleHeader: 'Titel',
  descriptionHeader: 'Text',
  validForHeader: 'Gültig bis',
}

/** The texts of NoticeTeaser. */
export const noticeTeaserMessages = noticeCardMessages

/** The texts of NumberField. */
export const numberFieldMessages = {
  digitsMessage: 'Geben Sie nur Ziffern ein',
  rangeMessage: (({ min, max }) => {
    if (max === undefined) return `Mindestens ${min}`
    return min === undefined ? `Höchstens ${max}` : `Von ${min} bis ${max}`
  }) as TextFor<{ min?: number | string; max?: number | string; locale: string }>,
}

/** The texts of Pagination. */
export const paginationMessages = /* @__PURE__ */ withShared(pageTexts, { label: 'Seiten' })

/** The texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'Foto auswählen',
  replaceLabel: 'Anderes Foto auswählen',
  removeLabel: 'Auswahl entfernen',
  dropText: 'oder hier ablegen oder einfügen',
  previewAlt: 'Das ausgewählte Foto',
  wrongTypeMessage: 'Diese Datei ist kein Foto. Wählen Sie JPEG, PNG, WebP, AVIF oder GIF',
  heicMessage:
    'Das ist ein HEIC-Foto, wie es iPhones und manche Samsung-Geräte aufnehmen; nur wenige Browser zeigen es. Wählen Sie auf dem iPhone Einstellungen > Kamera > Formate > Maximale Kompatibilität; schalten Sie auf einem Samsung-Gerät in den Kamera-Einstellungen ‚Hocheffiziente Bilder‘ aus. Nehmen Sie es dann neu auf, oder speichern Sie dieses als JPEG',
  tooLargeMessage: (({ megabytes }) =>
    `Dieses Foto ist größer als ${megabytes} MB. Wählen Sie ein kleineres`) as TextFor<{ megabytes: string }>,
  severalMessage: 'Es wird nur ein Foto angenommen. Wählen Sie eines',
  noFileMessage: 'Darin war kein Foto. Wählen Sie eines von diesem Gerät aus',
}

/** The texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'Vertrauliche Angaben anzeigen',
  hideLabel: 'Vertrauliche Angaben verbergen',
}

/** The texts of ReportBlock. */
export const reportBlockMessages = {
  heading: 'Bericht',
  conditionLabel: 'Leistung',
  messageLabel: 'Nachricht',
  notificationLabel: 'Hinweis',
  complaintLabel: 'Beschwerde',
  createdAtLabel: 'Geschrieben',
  updatedAtLabel: 'Geändert',
  photoAlt: 'Foto zum Bericht',
  loadingText: 'Wird geladen',
  emptyTexts: ['Es gibt noch keinen Bericht'] as readonly string[],
}

/** The texts of useRowSelection. */
export const rowSelectionMessages = {
  label: 'Auswahl',
  selectRowLabel: ({ name }: { name: string }) => `${name} auswählen`,
  selectPageLabel: 'Alle auf dieser Seite auswählen',
  selectAllLabel: ({ total, locale }: { total: number; locale: string }) =>
    `Alle ${total.toLocaleString(locale)} auswählen`,
  clearLabel: 'Auswahl aufheben',
  selectedText: ({ selected, notShown, locale }: { selected: number; notShown: number; locale: string }) =>
    `${selected.toLocaleString(locale)} ausgewählt${notShown ? `, davon ${notShown.toLocaleString(locale)} nicht auf dieser Seite` : ''}`,
}

/** The texts of SearchStudentsDialog. */
export const searchStudentsDialogMessages = {
  heading: 'Schülerinnen und Schüler suchen',
  hint: 'Füllen Sie mindestens ein Feld aus',
  nameLabel: 'Name',
  fatherNameLabel: 'Name des Vaters',
  classLabel: 'Klasse',
  anyClassLabel: 'Alle Klassen',
  addressLabel: 'Adresse',
  searchLabel: 'Suchen',
  cancelLabel: 'Abbrechen',
}

/** The texts of SiteFooter. */
export const siteFooterMessages = {
  linksLabel: 'Weitere Seiten',
}

/** The texts of SiteHeader. */
export const siteHeaderMessages = {
  menuLabel: 'Menü',
}

/** The texts of Spinner. */
export const spinnerMessages = {
  label: 'Wird geladen',
}

/** The texts of StudentTable. */
export const studentTableMessages = {
  caption: 'Schülerinnen und Schüler',
  empty: 'Keine Schülerinnen und Schüler',
  noReportText: 'Noch keiner',
  numberHeader: 'Nr.',
  photoHeader: 'Foto',
  nameHeader: 'Name',
  fatherNameHeader: 'Name des Vaters',
  fatherNameLabel: 'Vater',
  gradeHeader: 'Klasse',
  reportHeader: 'Bericht',
}

/** The texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'Lehrkräfte',
  empty: 'Keine Lehrkräfte',
  numberHeader: 'Nr.',
  photoHeader: 'Foto',
  nameHeader: 'Name',
  subjectHeader: 'Fach',
  genderHeader: 'Geschlecht',
}

/** The texts of TextAreaField. */
export const textAreaFieldMessages = {
  // 'Zeichen' has one form for every number.
  counterText: ({ left }: { left: number; locale: string }) => `Noch ${left} Zeichen`,
}

/** The texts of FormattedText. */
export const formattedTextMessages = {
  emptyText: 'Kein Text',
}

/** The texts of FormattedTextField. */
export const formattedTextFieldMessages = /* @__PURE__ */ withShared(textAreaFieldMessages, {
  toolbarLabel: 'Formatieren',
  strongLabel: 'Fett',
  strongLetter: 'F',
  headingLabel: 'Überschrift',
  headingLetter: 'Ü',
  listLabel: 'Liste',
  numberedListLabel: 'Nummerierte Liste',
  linkLabel: 'Link',
  keysText: ({ label, key, isApple }: { label: string; key: string; isApple: boolean }) =>
    `${label} (${isApple ? '⌘' : 'Strg+'}${key})`,
  linkWordsLabel: 'Text des Links',
  previewLabel: 'Vorschau',
  lengthText: ({ length, maxLength, locale }: { length: number; maxLength?: number | undefined; locale: string }) =>
    `${length.toLocaleString(locale)}${maxLength ? ` von ${maxLength.toLocaleString(locale)}` : ''} Zeichen`,
  tooLongText: ({ over, locale }: { over: number; locale: string }) => `${over.toLocaleString(locale)} Zeichen zu viel`,
})

/** The texts of TextField. */
export const textFieldMessages = {
  showLabel: (({ name }) => `${name} anzeigen`.trim()) as TextOf,
  hideLabel: (({ name }) => `${name} verbergen`.trim()) as TextOf,
}

const THEMES = { light: 'hellen', dark: 'dunklen' }

/** Each is feminine. */
const NAMES = {
  primary: 'Hauptfarbe',
  frame: 'Farbe von Kopf, Fuß und Menü',
  accent: 'Akzentfarbe',
  danger: 'Farbe der Fehler',
  success: 'Farbe des Erfolgs',
  warning: 'Farbe der Warnungen',
}

const CHANGES = { darker: 'dunkler gemacht', lighter: 'heller gemacht', other: 'geändert' }

const SEEN: Record<string, string> = {
  primary: 'Links und die Schrift auf Schaltflächen lesbar sind',
  frame: 'weiße Schrift darauf lesbar ist',
  accent: 'die Linie unter dem Link der offenen Seite im Kopf zu sehen ist',
}

/** The text of a ThemeMove. */
export function moveText({ theme, colour, from, to, change, with: other }: Omit<ThemeMove, 'text'>): string {
  const apartFrom = other === 'primary-strong' ? 'primary' : (other as keyof typeof NAMES)
  const why = SEEN[colour] ?? `sie sich von der ${NAMES[apartFrom]} unterscheidet`
  return `Im ${THEMES[theme]} Farbschema wurde die ${NAMES[colour]} ${CHANGES[change]}, von ${from} zu ${to}, damit ${why}.`
}

/** The texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'Meldungen',
  dismissLabel: 'Schließen',
  moreText: (({ count, locale }) => `${count.toLocaleString(locale)} weitere`) as TextFor<{
    count: number
    locale: string
  }>,
}

/** The texts of UserTable. */
export const userTableMessages = {
  caption: 'Zugänge',
  empty: 'Keine Zugänge',
  numberHeader: 'Nr.',
  roleHeader: 'Rolle',
  userIdHeader: 'Benutzerkennung',
  answerHeader: 'Antwort auf die Sicherheitsfrage',
}

/** The texts of ValidForField. */
export const validForFieldMessages = {
  unlimitedLabel: 'Unbegrenzt',
  setTimeLabel: 'Tag auswählen',
  unlimitedText: 'Ohne letzten Tag',
}

/** The texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => `Geben Sie ${type === 'number' ? 'eine Zahl' : 'ein vollständiges Datum'} ein`,
  valueMissing: ({ type }) =>
    ({
      checkbox: 'Setzen Sie hier ein Häkchen',
      file: 'Wählen Sie eine Datei',
      radio: 'Wählen Sie eine Möglichkeit',
      'select-one': 'Wählen Sie eine Möglichkeit',
    })[type] ?? 'Füllen Sie dieses Feld aus',
  typeMismatch: ({ type }) => `Geben Sie eine Adresse wie ${type === 'url' ? 'https://' : 'name@'}example.org ein`,
  tooShort: ({ minLength, length }) => `Mindestens ${minLength} Zeichen, nicht ${length}`,
  tooLong: ({ maxLength, length }) => `Höchstens ${maxLength} Zeichen, nicht ${length}`,
  patternMismatch: 'Schreiben Sie es in der verlangten Form',
  rangeUnderflow: ({ type, min }) => (type === 'date' ? `${min} oder später` : `Mindestens ${min}`),
  rangeOverflow: ({ type, max }) => (type === 'date' ? `${max} oder früher` : `Höchstens ${max}`),
  stepMismatch: ({ step }) => (step ? `Nur in Schritten von ${step}` : 'Geben Sie eine ganze Zahl ein'),
}

/** The texts of the kit in German, by component. */
export const de = {
  breadcrumb: breadcrumbMessages,
  carousel: carouselMessages,
  classFilter: classFilterMessages,
  colorField: colorFieldMessages,
  combobox: comboboxMessages,
  confirmDeletePrompt: confirmDeletePromptMessages,
  credentialGenerator: credentialGeneratorMessages,
  dataTable: dataTableMessages,
  dialog: dialogMessages,
  errorSummary: errorSummaryMessages,
  featureBox: featureBoxMessages,
  fileField: fileFieldMessages,
  filterChips: filterChipsMessages,
  formattedText: formattedTextMessages,
  formattedTextField: formattedTextFieldMessages,
  label: labelMessages,
  noticeCard: noticeCardMessages,
  noticeTable: noticeTableMessages,
  noticeTeaser: noticeTeaserMessages,
  numberField: numberFieldMessages,
  pagination: paginationMessages,
  photoField: photoFieldMessages,
  privateInfo: privateInfoMessages,
  reportBlock: reportBlockMessages,
  rowSelection: rowSelectionMessages,
  searchStudentsDialog: searchStudentsDialogMessages,
  siteFooter: siteFooterMessages,
  siteHeader: siteHeaderMessages,
  spinner: spinnerMessages,
  studentTable: studentTableMessages,
  teacherTable: teacherTableMessages,
  textAreaField: textAreaFieldMessages,
  textField: textFieldMessages,
  toastRegion: toastRegionMessages,
  userTable: userTableMessages,
  validForField: validForFieldMessages,
  validation: validationMessages,
}

export type Complete = [
  HasTextsOf<typeof en, typeof de>,
  HasTextsOf<typeof de, typeof en>,
  HasTextsOf<typeof englishMove, { moveText: typeof moveText }>,
]
