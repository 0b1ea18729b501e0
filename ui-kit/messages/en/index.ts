/* The texts of every component that has some, in English. */
import { breadcrumbMessages } from '../../breadcrumb/breadcrumb.messages.ts'
import { carouselMessages } from '../../carousel/carousel.messages.ts'
import { classFilterMessages } from '../../class-filter/class-filter.messages.ts'
import { colorFieldMessages } from '../../color-field/color-field.messages.ts'
import { comboboxMessages } from '../../combobox/combobox.messages.ts'
import { confirmDeletePromptMessages } from '../../confirm-delete-prompt/confirm-delete-prompt.messages.ts'
import { credentialGeneratorMessages } from '../../credential-generator/credential-generator.messages.ts'
import { dataTableMessages } from '../../data-table/data-table.messages.ts'
import { dialogMessages } from '../../dialog/dialog.messages.ts'
import { errorSummaryMessages } from '../../error-summary/error-summary.messages.ts'
import { featureBoxMessages } from '../../feature-box/feature-box.messages.ts'
import { fileFieldMessages } from '../../file-field/file-field.messages.ts'
import { filterChipsMessages } from '../../filter-chips/filter-chips.messages.ts'
import { formattedTextMessages } from '../../formatted-text/formatted-text.messages.ts'
import { formattedTextFieldMessages } from '../../formatted-text-field/formatted-text-field.messages.ts'
import { labelMessages } from '../../internal/label.messages.ts'
import { validationMessages } from '../../internal/validation.messages.ts'
import { noticeCardMessages } from '../../notice-card/notice-card.messages.ts'
import { noticeTableMessages } from '../../notice-table/notice-table.messages.ts'
import { noticeTeaserMessages } from '../../notice-teaser/notice-teaser.messages.ts'
import { numberFieldMessages } from '../../number-field/number-field.messages.ts'
import { paginationMessages } from '../../pagination/pagination.messages.ts'
import { photoFieldMessages } from '../../photo-field/photo-field.messages.ts'
import { privateInfoMessages } from '../../private-info/private-info.messages.ts'
import { reportBlockMessages } from '../../report-block/report-block.messages.ts'
import { rowSelectionMessages } from '../../row-selection/row-selection.messages.ts'
import { searchStudentsDialogMessages } from '../../search-students-dialog/search-students-dialog.messages.ts'
import { siteFooterMessages } from '../../site-footer/site-footer.messages.ts'
import { siteHeaderMessages } from '../../site-header/site-header.messages.ts'
import { spinnerMessages } from '../../spinner/spinner.messages.ts'
import { studentTableMessages } from '../../student-table/student-table.messages.ts'
import { teacherTableMessages } from '../../teacher-table/teacher-table.messages.ts'
import { textAreaFieldMessages } from '../../text-area-field/text-area-field.messages.ts'
import { textFieldMessages } from '../../text-field/text-field.messages.ts'
import { toastRegionMessages } from '../../toast-region/toast-region.messages.ts'
import { userTableMessages } from '../../user-table/user-table.messages.ts'
import { validForFieldMessages } from '../../valid-for-field/valid-for-field.messages.ts'

export { moveText } from '../../theme/theme-move.messages.ts'
export const en = {
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
