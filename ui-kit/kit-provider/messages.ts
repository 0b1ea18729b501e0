import { carouselMessages } from '../carousel/carousel.tsx'
import { classFilterMessages } from '../class-filter/class-filter.tsx'
import { comboboxMessages } from '../combobox/combobox.tsx'
import { confirmDeletePromptMessages } from '../confirm-delete-prompt/confirm-delete-prompt.tsx'
import { credentialGeneratorMessages } from '../credential-generator/credential-generator.tsx'
import { dataTableMessages } from '../data-table/data-table.tsx'
import { dialogMessages } from '../dialog/dialog.tsx'
import { errorSummaryMessages } from '../error-summary/error-summary.tsx'
import { featureBoxMessages } from '../feature-box/feature-box.tsx'
import { filterChipsMessages } from '../filter-chips/filter-chips.tsx'
import { noticeCardMessages } from '../notice-card/notice-card.tsx'
import { noticeTableMessages } from '../notice-table/notice-table.tsx'
import { noticeTeaserMessages } from '../notice-teaser/notice-teaser.tsx'
import { numberFieldMessages } from '../number-field/number-field.tsx'
import { photoFieldMessages } from '../photo-field/photo-field.tsx'
import { privateInfoMessages } from '../private-info/private-info.tsx'
import { reportBlockMessages } from '../report-block/report-block.tsx'
import { rowSelectionMessages } from '../row-selection/row-selection.tsx'
import { searchStudentsDialogMessages } from '../search-students-dialog/search-students-dialog.tsx'
import { siteFooterMessages } from '../site-footer/site-footer.tsx'
import { siteHeaderMessages } from '../site-header/site-header.tsx'
import { spinnerMessages } from '../spinner/spinner.tsx'
import { studentTableMessages } from '../student-table/student-table.tsx'
import { teacherTableMessages } from '../teacher-table/teacher-table.tsx'
import { textAreaFieldMessages } from '../text-area-field/text-area-field.tsx'
import { textFieldMessages } from '../text-field/text-field.tsx'
import { toastRegionMessages } from '../toast-region/toast-region.tsx'
import { userTableMessages } from '../user-table/user-table.tsx'
import { validForFieldMessages } from '../valid-for-field/valid-for-field.tsx'

/**
 * The default texts of the kit, by component: what a translation has to cover. Pass your own to the `messages` of a
 * KitProvider; what they leave out stays English.
 */
export const defaultMessages = {
  carousel: carouselMessages,
  classFilter: classFilterMessages,
  combobox: comboboxMessages,
  confirmDeletePrompt: confirmDeletePromptMessages,
  credentialGenerator: credentialGeneratorMessages,
  dataTable: dataTableMessages,
  dialog: dialogMessages,
  errorSummary: errorSummaryMessages,
  featureBox: featureBoxMessages,
  filterChips: filterChipsMessages,
  noticeCard: noticeCardMessages,
  noticeTable: noticeTableMessages,
  noticeTeaser: noticeTeaserMessages,
  numberField: numberFieldMessages,
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
}

/** Texts in place of the default texts, by component. */
export type KitMessages = {
  readonly [Component in keyof typeof defaultMessages]?: Partial<(typeof defaultMessages)[Component]>
}
