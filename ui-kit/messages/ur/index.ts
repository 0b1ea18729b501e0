import type { FileCountText } from '../../internal/notice-frame.tsx'
import type { TextFor, TextOf } from '../../internal/text-for.ts'
import type { Constraint, Reason } from '../../internal/validation.messages.ts'
import type * as englishMove from '../../theme/theme-move.messages.ts'
import type { ThemeMove } from '../../theme/theme-move.messages.ts'
import type { en } from '../en/index.ts'
import type { HasTextsOf } from '../has-texts-of.ts'
import { isolated, latin } from '../isolate.ts'
import { plural } from '../plural.ts'
import { withShared } from '../with-shared.ts'

/** The texts of a table and of Pagination for it. */
const pageTexts = {
  previousLabel: 'پچھلا',
  nextLabel: 'اگلا',
  pageLabel: 'صفحہ',
  ofLabel: 'از' as TextOf,
}

/** The texts of Breadcrumb. */
export const breadcrumbMessages = { label: 'صفحے کا راستہ' }

/** The texts of Carousel. */
export const carouselMessages = {
  kindLabel: 'سلائیڈ شو',
  pauseLabel: 'روکیں',
  playLabel: 'چلائیں',
  previousLabel: 'پچھلی سلائیڈ',
  nextLabel: 'اگلی سلائیڈ',
  positionText: ({ index, count, locale }: { index: number; count: number; locale: string }) =>
    `${(index + 1).toLocaleString(locale)} از ${count.toLocaleString(locale)}`,
}

/** The texts of ClassFilter. */
export const classFilterMessages = {
  label: 'جماعت',
  allLabel: 'تمام جماعتیں',
  resetLabel: 'فلٹر ختم کریں',
}

/** The texts of ColorField. */
export const colorFieldMessages = {
  pickLabel: (({ name }) => `${name} چنیں`) as TextOf,
  hexMessage: `رنگ اس طرح لکھیں: ${latin('#1a5fb4')} یا ${latin('#abc')}`,
}

/** The texts of Combobox. */
export const comboboxMessages = {
  openLabel: 'فہرست دکھائیں',
  emptyText: 'کچھ نہیں ملا',
  moreText: ({ count, locale }: { count: number; locale: string }) =>
    `مزید ${count.toLocaleString(locale)}۔ فہرست مختصر کرنے کے لیے لکھتے جائیں۔`,
  countText: ({ count, locale }: { count: number; locale: string }) =>
    `${count.toLocaleString(locale)} ${plural('ur', count, { one: 'نتیجہ', other: 'نتائج' })}`,
  ambiguousText: ({ text }: { text: string }) => `’${text}‘ ایک سے زیادہ ہیں: فہرست سے ایک چنیں`,
}

/** The texts of ConfirmDeletePrompt. */
export const confirmDeletePromptMessages = {
  heading: 'حذف کریں',
  confirmLabel: 'حذف کریں',
  cancelLabel: 'منسوخ کریں',
  wrongWordMessage: 'یہ وہ لفظ نہیں ہے',
  promptLabel: (({ word }) => `حذف کرنے کے لیے ”${isolated(word)}“ لکھیں`) as TextFor<{ word: string }>,
}

/** The texts of CredentialGenerator. */
export const credentialGeneratorMessages = {
  userIdLabel: 'یوزر آئی ڈی',
  passwordLabel: 'پاس ورڈ',
  personFirstText: 'یوزر آئی ڈی نام سے بنتی ہے۔',
  regenerateUserIdLabel: 'دوسری یوزر آئی ڈی بنائیں',
  regeneratePasswordLabel: 'دوسرا پاس ورڈ بنائیں',
  copyUserIdLabel: 'یوزر آئی ڈی کاپی کریں',
  copyPasswordLabel: 'پاس ورڈ کاپی کریں',
  userIdCopiedText: 'یوزر آئی ڈی کاپی ہو گئی',
  passwordCopiedText: 'پاس ورڈ کاپی ہو گیا',
  copyFailedMessage: 'کاپی نہیں ہو سکا',
}

/** The texts of every table. */
export const dataTableMessages = /* @__PURE__ */ withShared(pageTexts, {
  actionsHeader: 'کارروائیاں',
  loadingText: 'لوڈ ہو رہا ہے',
  rangeText: ({ from, to, total, locale }: { from: number; to: number; total: number; locale: string }) => {
    const format = (number: number) => number.toLocaleString(locale)
    return `کل ${format(total)} میں سے ${format(from)} تا ${format(to)}`
  },
})

/** The texts of Dialog. */
export const dialogMessages = {
  closeLabel: 'بند کریں',
}

/** The texts of ErrorSummary. */
export const errorSummaryMessages = {
  heading: 'کچھ درست کرنا باقی ہے',
}

/** The texts of FeatureBox. */
export const featureBoxMessages = {
  linkLabel: 'مزید پڑھیں',
}

/** The texts of FileField. */
export const fileFieldMessages = {
  chooseLabel: 'اس آلے سے چنیں',
  dropText: 'یا یہاں چھوڑیں یا پیسٹ کریں',
  removeLabel: (({ name }) => `${isolated(name)} ہٹائیں`) as TextOf,
  wrongTypeMessage: (({ accept }) =>
    `اس قسم کی فائل نہیں لی جاتی۔ یہ چنیں: ${latin(accept.replace(/, */g, ', '))}`) as TextFor<{ accept: string }>,
  tooLargeMessage: (({ megabytes }) => `یہ ${megabytes} ایم بی سے بڑی ہے`) as TextFor<{ megabytes: string }>,
  severalMessage: 'صرف ایک فائل لی جاتی ہے۔ ایک چنیں',
  noFileMessage: 'اس میں کوئی فائل نہیں تھی۔ اس آلے سے ایک چنیں',
}

/** The texts of FilterChips. */
export const filterChipsMessages = {
  label: 'فعال فلٹر',
  removeLabel: (({ name }) => `${name} ہٹائیں`) as TextOf,
}

/** What every label has in common. */
export const labelMessages = {
  /** Between a label and what it labels. */
  endText: ': ',
}

/** The texts of NoticeCard. */
export const noticeCardMessages = {
  linkLabel: 'مزید پڑھیں',
  fileCountText: (({ count, locale }) =>
    `${count.toLocaleString(locale)} ${plural('ur', count, { one: 'فائل', other: 'فائلیں' })}`) as FileCountText,
}

/** The texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'اعلانات',
  empty: 'کوئی اعلان نہیں',
  unlimitedText: 'ہمیشہ کے لیے',
  expiredText: 'مدت ختم',
  numberHeader: 'نمبر',
  titleHeader: 'عنوان',
  descriptionHeader: 'تفصیل',
  validForHeader: 'آخری تاریخ',
}

/** The texts of NoticeTeaser. */
export const noticeTeaserMessages = noticeCardMessages

/** The texts of NumberField. */
export const numberFieldMessages = {
  digitsMessage: 'صرف ہندسے لکھیں',
  rangeMessage: (({ min, max, locale }) => {
    const format = (number?: number | string) => Number(number).toLocaleString(locale)
    if (max === undefined) return `کم از کم ${format(min)}`
    return min === undefined ? `زیادہ سے زیادہ ${format(max)}` : `${format(min)} سے ${format(max)} تک`
  }) as TextFor<{
    min?: number | string
    max?: number | string
    locale: string
  }>,
}

/** The texts of Pagination. */
export const paginationMessages = /* @__PURE__ */ withShared(pageTexts, { label: 'صفحات' })

/** The texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'تصویر چنیں',
  replaceLabel: 'دوسری تصویر چنیں',
  removeLabel: 'چنی ہوئی ہٹائیں',
  dropText: 'یا یہاں چھوڑیں یا پیسٹ کریں',
  previewAlt: 'آپ کی چنی ہوئی تصویر',
  wrongTypeMessage: 'یہ فائل تصویر نہیں ہے۔ JPEG، PNG، WebP، AVIF یا GIF فائل چنیں',
  heicMessage:
    "یہ HEIC تصویر ہے، جو آئی فون اور سام سنگ کے کچھ فون کھینچتے ہیں اور کم براؤزر دکھاتے ہیں۔ آئی فون پر Settings > Camera > Formats > Most Compatible چنیں؛ سام سنگ پر کیمرے کی ترتیبات میں 'High efficiency pictures' بند کریں۔ پھر تصویر دوبارہ کھینچیں، یا اسے JPEG میں محفوظ کریں",
  tooLargeMessage: (({ megabytes }) => `یہ تصویر ${megabytes} ایم بی سے بڑی ہے۔ چھوٹی تصویر چنیں`) as TextFor<{
    megabytes: string
  }>,
  severalMessage: 'صرف ایک تصویر لی جاتی ہے۔ ایک چنیں',
  noFileMessage: 'اس میں کوئی تصویر نہیں تھی۔ اس آلے سے ایک چنیں',
}

/** The texts of PrivateInfo. */
export const privateInfoMessages = {
  showLabel: 'خفیہ معلومات دکھائیں',
  hideLabel: 'خفیہ معلومات چھپائیں',
}

/** The texts of ReportBlock. */
export const reportBlockMessages = {
  heading: 'رپورٹ',
  conditionLabel: 'کارکردگی',
  messageLabel: 'پیغام',
  notificationLabel: 'اطلاع',
  complaintLabel: 'شکایت',
  createdAtLabel: 'لکھی گئی',
  updatedAtLabel: 'بدلی گئی',
  photoAlt: 'رپورٹ کی تصویر',
  loadingText: 'لوڈ ہو رہا ہے',
  emptyTexts: ['ابھی کوئی رپورٹ نہیں ہے'] as readonly string[],
}

/** The texts of useRowSelection. */
export const rowSelectionMessages = {
  label: 'انتخاب',
  selectRowLabel: ({ name }: { name: string }) => `${isolated(name)} کو چنیں`,
  selectPageLabel: 'اس صفحے کے سب چنیں',
  selectAllLabel: ({ total, locale }: { total: number; locale: string }) => `تمام ${total.toLocaleString(locale)} چنیں`,
  clearLabel: 'انتخاب ختم کریں',
  selectedText: ({ selected, notShown, locale }: { selected: number; notShown: number; locale: string }) =>
    `${selected.toLocaleString(locale)} منتخب${notShown ? `، جن میں سے ${notShown.toLocaleString(locale)} اس صفحے پر نہیں` : ''}`,
}

/** The texts of SearchStudentsDialog. */
export const searchStudentsDialogMessages = {
  heading: 'طلبہ تلاش کریں',
  hint: 'کم از کم ایک خانہ بھریں',
  nameLabel: 'نام',
  fatherNameLabel: 'والد کا نام',
  classLabel: 'جماعت',
  anyClassLabel: 'کوئی بھی جماعت',
  addressLabel: 'پتہ',
  searchLabel: 'تلاش کریں',
  cancelLabel: 'منسوخ کریں',
}

/** The texts of SiteFooter. */
export const siteFooterMessages = {
  linksLabel: 'مزید صفحات',
}

/** The texts of SiteHeader. */
export const siteHeaderMessages = {
  menuLabel: 'مینو',
}

/** The texts of Spinner. */
export const spinnerMessages = {
  label: 'لوڈ ہو رہا ہے',
}

/** The texts of StudentTable. */
export const studentTableMessages = {
  caption: 'طلبہ',
  empty: 'کوئی طالب علم نہیں',
  noReportText: 'ابھی نہیں',
  numberHeader: 'نمبر',
  photoHeader: 'تصویر',
  nameHeader: 'نام',
  fatherNameHeader: 'والد کا نام',
  fatherNameLabel: 'والد',
  gradeHeader: 'جماعت',
  reportHeader: 'رپورٹ',
}

/** The texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'اساتذہ',
  empty: 'کوئی استاد نہیں',
  numberHeader: 'نمبر',
  photoHeader: 'تصویر',
  nameHeader: 'نام',
  subjectHeader: 'مضمون',
  genderHeader: 'جنس',
}

/** The texts of TextAreaField. */
export const textAreaFieldMessages = {
  counterText: ({ left, locale }: { left: number; locale: string }) =>
    `${left.toLocaleString(locale)} ${plural('ur', left, { one: 'حرف باقی ہے', other: 'حروف باقی ہیں' })}`,
}

/** The texts of FormattedText. */
export const formattedTextMessages = {
  emptyText: 'کوئی متن نہیں',
}

/** The texts of FormattedTextField. */
export const formattedTextFieldMessages = /* @__PURE__ */ withShared(textAreaFieldMessages, {
  toolbarLabel: 'انداز',
  strongLabel: 'جلی',
  strongLetter: 'ج',
  headingLabel: 'سرخی',
  headingLetter: 'س',
  listLabel: 'فہرست',
  numberedListLabel: 'نمبر وار فہرست',
  linkLabel: 'لنک',
  keysText: ({ label, key, isApple }: { label: string; key: string; isApple: boolean }) =>
    `${label} (\u2066${isApple ? '⌘' : 'Ctrl+'}${key}\u2069)`,
  linkWordsLabel: 'لنک کے الفاظ',
  previewLabel: 'پیش منظر',
  lengthText: ({ length, maxLength, locale }: { length: number; maxLength?: number | undefined; locale: string }) =>
    maxLength
      ? `${maxLength.toLocaleString(locale)} میں سے ${length.toLocaleString(locale)} حروف`
      : `${length.toLocaleString(locale)} ${plural('ur', length, { one: 'حرف', other: 'حروف' })}`,
  tooLongText: ({ over, locale }: { over: number; locale: string }) =>
    `${over.toLocaleString(locale)} ${plural('ur', over, { one: 'حرف زیادہ ہے', other: 'حروف زیادہ ہیں' })}`,
})

/** The texts of TextField. */
export const textFieldMessages = {
  showLabel: (({ name }) => `${name} دکھائیں`.trim()) as TextOf,
  hideLabel: (({ name }) => `${name} چھپائیں`.trim()) as TextOf,
}

const THEMES = { light: 'روشن رنگوں میں', dark: 'گہرے رنگوں میں' }

const NAMES = {
  primary: 'بنیادی رنگ',
  frame: 'صفحے کے اوپر اور نیچے کے حصے اور مینو کا رنگ',
  accent: 'نمایاں کرنے والا رنگ',
  danger: 'غلطیوں کا رنگ',
  success: 'کامیابی کا رنگ',
  warning: 'تنبیہ کا رنگ',
}

const CHANGES = { darker: 'گہرا کر دیا گیا', lighter: 'ہلکا کر دیا گیا', other: 'بدل دیا گیا' }

const SEEN: Record<string, string> = {
  primary: 'لنک اور بٹنوں کی تحریر پڑھی جا سکے',
  frame: 'اس پر سفید تحریر پڑھی جا سکے',
  accent: 'کھلے ہوئے صفحے کے لنک کے نیچے کی لکیر نظر آئے',
}

const APART: Record<string, string> = {
  primary: 'بنیادی رنگ سے الگ پہچانا جائے',
  'primary-strong': 'بنیادی رنگ سے الگ پہچانا جائے',
  danger: 'غلطیوں کے رنگ سے الگ پہچانا جائے',
  success: 'کامیابی کے رنگ سے الگ پہچانا جائے',
  warning: 'تنبیہ کے رنگ سے الگ پہچانا جائے',
}

/** The text of a ThemeMove. */
export const moveText = ({ theme, colour, from, to, change, with: other }: Omit<ThemeMove, 'text'>): string =>
  `${THEMES[theme]} ${NAMES[colour]} ${CHANGES[change]}، ${latin(from)} سے ${latin(to)}، تاکہ ${SEEN[colour] ?? APART[other]}۔`

/** The texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'اطلاعات',
  dismissLabel: 'ہٹائیں',
  moreText: (({ count, locale }) => `مزید ${count.toLocaleString(locale)}`) as TextFor<{
    count: number
    locale: string
  }>,
}

/** The texts of UserTable. */
export const userTableMessages = {
  caption: 'صارفین',
  empty: 'کوئی صارف نہیں',
  numberHeader: 'نمبر',
  roleHeader: 'کردار',
  userIdHeader: 'یوزر آئی ڈی',
  answerHeader: 'بحالی کا جواب',
}

/** The texts of ValidForField. */
export const validForFieldMessages = {
  unlimitedLabel: 'ہمیشہ کے لیے',
  setTimeLabel: 'دن چنیں',
  unlimitedText: 'کوئی آخری دن نہیں',
}

/** A number of an attribute, in the digits of the language. */
const format = (number: number | string, locale: string) => Number(number).toLocaleString(locale)

/** The texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => (type === 'number' ? 'عدد لکھیں' : 'پوری تاریخ لکھیں'),
  valueMissing: ({ type }) =>
    ({
      checkbox: 'اس خانے پر نشان لگائیں',
      file: 'فائل چنیں',
      radio: 'ایک چنیں',
      'select-one': 'ایک چنیں',
    })[type] ?? 'یہ خانہ بھریں',
  typeMismatch: ({ type }) => `پتہ اس طرح لکھیں: ${latin(`${type === 'url' ? 'https://' : 'name@'}example.org`)}`,
  tooShort: ({ minLength, length, locale }) =>
    `کم از کم ${format(minLength, locale)} حروف لکھیں، ابھی ${format(length, locale)} ہیں`,
  tooLong: ({ maxLength, length, locale }) =>
    `زیادہ سے زیادہ ${format(maxLength, locale)} حروف لکھیں، ابھی ${format(length, locale)} ہیں`,
  patternMismatch: 'جیسے بتایا گیا ہے ویسے لکھیں',
  rangeUnderflow: ({ type, min, locale }) =>
    type === 'date' ? `${min} یا اس کے بعد` : `کم از کم ${format(min, locale)}`,
  rangeOverflow: ({ type, max, locale }) =>
    type === 'date' ? `${max} یا اس سے پہلے` : `زیادہ سے زیادہ ${format(max, locale)}`,
  stepMismatch: ({ step, locale }) => (step ? `${format(step, locale)} کے وقفوں میں لکھیں` : 'پورا عدد لکھیں'),
}

/** The texts of the kit in Urdu, by component. */
export const ur = {
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
  HasTextsOf<typeof en, typeof ur>,
  HasTextsOf<typeof ur, typeof en>,
  HasTextsOf<typeof englishMove, { moveText: typeof moveText }>,
]
