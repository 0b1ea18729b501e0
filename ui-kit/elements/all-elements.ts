/* Every custom element of the kit. The style sheets are first, side by side: between two scripts they take 2.4 kB (gzip)
 * more, since gzip finds no repetitions over more than 32 kB. */
import './elements.css'
import '../alert/alert.css'
import '../badge/badge.css'
import '../bar-chart/bar-chart.css'
import '../breadcrumb/breadcrumb.css'
import '../button/button.css'
import '../carousel/carousel.css'
import '../checkbox/checkbox.css'
import '../class-filter/class-filter.css'
import '../color-field/color-field.css'
import '../combobox/combobox.css'
import '../confirm-delete-prompt/confirm-delete-prompt.css'
import '../copy-button/copy-button.css'
import '../credential-generator/credential-generator.css'
import '../data-table/data-table.css'
import '../date-field/date-field.css'
import '../detail-list/detail-list.css'
import '../dialog/dialog.css'
import '../empty-state/empty-state.css'
import '../error-summary/error-summary.css'
import '../faq-list/faq-list.css'
import '../feature-box/feature-box.css'
import '../file-field/file-field.css'
import '../filter-chips/filter-chips.css'
import '../form/form.css'
import '../formatted-text-field/formatted-text-field.css'
import '../formatted-text/formatted-text.css'
import '../icon-button/icon-button.css'
import '../link-button/link-button.css'
import '../menu/menu.css'
import '../notice-card/notice-card.css'
import '../notice-table/notice-table.css'
import '../notice-teaser/notice-teaser.css'
import '../number-field/number-field.css'
import '../page-heading/page-heading.css'
import '../pagination/pagination.css'
import '../photo-field/photo-field.css'
import '../photo/photo.css'
import '../private-info/private-info.css'
import '../progress-bar/progress-bar.css'
import '../radio-group/radio-group.css'
import '../report-block/report-block.css'
import '../search-students-dialog/search-students-dialog.css'
import '../select-field/select-field.css'
import '../side-menu/side-menu.css'
import '../site-footer/site-footer.css'
import '../site-header/site-header.css'
import '../spinner/spinner.css'
import '../stat-tile/stat-tile.css'
import '../student-table/student-table.css'
import '../tabs/tabs.css'
import '../teacher-table/teacher-table.css'
import '../team-card/team-card.css'
import '../text-area-field/text-area-field.css'
import '../text-field/text-field.css'
import '../toast-region/toast-region.css'
import '../tooltip/tooltip.css'
import '../user-table/user-table.css'
import '../valid-for-field/valid-for-field.css'
import { element as alert } from '../alert/alert.element.ts'
import { element as badge } from '../badge/badge.element.ts'
import { element as barChart } from '../bar-chart/bar-chart.element.ts'
import { element as breadcrumb } from '../breadcrumb/breadcrumb.element.ts'
import { element as button } from '../button/button.element.ts'
import { element as carousel } from '../carousel/carousel.element.ts'
import { element as checkbox } from '../checkbox/checkbox.element.ts'
import { element as classFilter } from '../class-filter/class-filter.element.ts'
import { element as colorField } from '../color-field/color-field.element.ts'
import { element as combobox } from '../combobox/combobox.element.ts'
import { element as confirmDeletePrompt } from '../confirm-delete-prompt/confirm-delete-prompt.element.ts'
import { element as copyButton } from '../copy-button/copy-button.element.ts'
import { element as credentialGenerator } from '../credential-generator/credential-generator.element.ts'
import { element as dataTable } from '../data-table/data-table.element.ts'
import { element as dateField } from '../date-field/date-field.element.ts'
import { element as detailList } from '../detail-list/detail-list.element.ts'
import { element as dialog } from '../dialog/dialog.element.ts'
import { element as emptyState } from '../empty-state/empty-state.element.ts'
import { element as errorSummary } from '../error-summary/error-summary.element.ts'
import { element as faqList } from '../faq-list/faq-list.element.ts'
import { element as featureBox } from '../feature-box/feature-box.element.ts'
import { element as fileField } from '../file-field/file-field.element.ts'
import { element as filterChips } from '../filter-chips/filter-chips.element.ts'
import { element as form } from '../form/form.element.ts'
import { element as formattedText } from '../formatted-text/formatted-text.element.ts'
import { element as formattedTextField } from '../formatted-text-field/formatted-text-field.element.ts'
import { element as iconButton } from '../icon-button/icon-button.element.ts'
import { element as icon } from '../icons/icon.element.ts'
import { element as provider } from '../kit-provider/kit-provider.element.ts'
import { element as linkButton } from '../link-button/link-button.element.ts'
import { element as menu } from '../menu/menu.element.ts'
import { element as noticeCard } from '../notice-card/notice-card.element.ts'
import { element as noticeTable } from '../notice-table/notice-table.element.ts'
import { element as noticeTeaser } from '../notice-teaser/notice-teaser.element.ts'
import { element as numberField } from '../number-field/number-field.element.ts'
import { element as pageHeading } from '../page-heading/page-heading.element.ts'
import { element as pagination } from '../pagination/pagination.element.ts'
import { element as photo } from '../photo/photo.element.ts'
import { element as photoField } from '../photo-field/photo-field.element.ts'
import { element as privateInfo } from '../private-info/private-info.element.ts'
import { element as progressBar } from '../progress-bar/progress-bar.element.ts'
import { element as radioGroup } from '../radio-group/radio-group.element.ts'
import { element as reportBlock } from '../report-block/report-block.element.ts'
import { element as searchStudentsDialog } from '../search-students-dialog/search-students-dialog.element.ts'
import { element as selectField } from '../select-field/select-field.element.ts'
import { element as sideMenu } from '../side-menu/side-menu.element.ts'
import { element as siteFooter } from '../site-footer/site-footer.element.ts'
import { element as siteHeader } from '../site-header/site-header.element.ts'
import { element as spinner } from '../spinner/spinner.element.ts'
import { element as statTile } from '../stat-tile/stat-tile.element.ts'
import { element as studentTable } from '../student-table/student-table.element.ts'
import { element as tabs } from '../tabs/tabs.element.ts'
import { element as teacherTable } from '../teacher-table/teacher-table.element.ts'
import { element as teamCard } from '../team-card/team-card.element.ts'
import { element as textAreaField } from '../text-area-field/text-area-field.element.ts'
import { element as textField } from '../text-field/text-field.element.ts'
import { element as toastRegion } from '../toast-region/toast-region.element.ts'
import { element as tooltip } from '../tooltip/tooltip.element.ts'
import { element as userTable } from '../user-table/user-table.element.ts'
import { element as validForField } from '../valid-for-field/valid-for-field.element.ts'
export const definitions = [
  alert,
  badge,
  barChart,
  breadcrumb,
  button,
  carousel,
  checkbox,
  classFilter,
  colorField,
  combobox,
  confirmDeletePrompt,
  copyButton,
  credentialGenerator,
  dataTable,
  dateField,
  detailList,
  dialog,
  emptyState,
  errorSummary,
  faqList,
  featureBox,
  fileField,
  filterChips,
  form,
  formattedTextField,
  formattedText,
  iconButton,
  icon,
  provider,
  linkButton,
  menu,
  noticeCard,
  noticeTable,
  noticeTeaser,
  numberField,
  pageHeading,
  pagination,
  photoField,
  photo,
  privateInfo,
  progressBar,
  radioGroup,
  reportBlock,
  searchStudentsDialog,
  selectField,
  sideMenu,
  siteFooter,
  siteHeader,
  spinner,
  statTile,
  studentTable,
  tabs,
  teacherTable,
  teamCard,
  textAreaField,
  textField,
  toastRegion,
  tooltip,
  userTable,
  validForField,
]
