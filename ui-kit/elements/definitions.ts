/**
 * The table of the custom elements: one row for each component, with the name of its own file. Fields and tables have files
 * of their own.
 */
import { createElement as h } from 'react'
import { Alert } from '../alert/index.ts'
import { Badge } from '../badge/index.ts'
import { BarChart } from '../bar-chart/index.ts'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { Button } from '../button/index.ts'
import { Carousel } from '../carousel/index.ts'
import { ClassFilter } from '../class-filter/index.ts'
import { ConfirmDeletePrompt } from '../confirm-delete-prompt/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { DetailList } from '../detail-list/index.ts'
import { Dialog } from '../dialog/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FaqList } from '../faq-list/index.ts'
import { FeatureBox } from '../feature-box/index.ts'
import { FilterChips } from '../filter-chips/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { KitProvider } from '../kit-provider/index.ts'
import { LinkButton } from '../link-button/index.ts'
import { Menu } from '../menu/index.ts'
import { breadcrumbMessages } from '../messages/en/breadcrumb.ts'
import { carouselMessages } from '../messages/en/carousel.ts'
import { classFilterMessages } from '../messages/en/class-filter.ts'
import { confirmDeletePromptMessages } from '../messages/en/confirm-delete-prompt.ts'
import { dialogMessages } from '../messages/en/dialog.ts'
import { featureBoxMessages } from '../messages/en/feature-box.ts'
import { filterChipsMessages } from '../messages/en/filter-chips.ts'
import { noticeCardMessages } from '../messages/en/notice-card.ts'
import { noticeTeaserMessages } from '../messages/en/notice-teaser.ts'
import { paginationMessages } from '../messages/en/pagination.ts'
import { privateInfoMessages } from '../messages/en/private-info.ts'
import { reportBlockMessages } from '../messages/en/report-block.ts'
import { searchStudentsDialogMessages } from '../messages/en/search-students-dialog.ts'
import { siteFooterMessages } from '../messages/en/site-footer.ts'
import { siteHeaderMessages } from '../messages/en/site-header.ts'
import { spinnerMessages } from '../messages/en/spinner.ts'
import { toastRegionMessages } from '../messages/en/toast-region.ts'
import { NoticeCard } from '../notice-card/index.ts'
import { NoticeTeaser } from '../notice-teaser/index.ts'
import { PageHeading } from '../page-heading/index.ts'
import { Pagination } from '../pagination/index.ts'
import { Photo } from '../photo/index.ts'
import { PrivateInfo } from '../private-info/index.ts'
import { ProgressBar } from '../progress-bar/index.ts'
import { ReportBlock } from '../report-block/index.ts'
import { SearchStudentsDialog } from '../search-students-dialog/index.ts'
import { SideMenu } from '../side-menu/index.ts'
import { SiteFooter } from '../site-footer/index.ts'
import { SiteHeader } from '../site-header/index.ts'
import { Spinner } from '../spinner/index.ts'
import { StatTile } from '../stat-tile/index.ts'
import { Tabs } from '../tabs/index.ts'
import { TeamCard } from '../team-card/index.ts'
import { ToastRegion } from '../toast-region/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import {
  adaptCarousel,
  adaptMenu,
  adaptPrompt,
  adaptProvider,
  adaptSideMenu,
  adaptTabs,
  adaptTooltip,
  showToast,
} from './adapt.tsx'
import { NumberOrString } from './attributes.ts'
import { defineElement } from './define-element.ts'
import { asButton } from './form-button.ts'
import { NamedIcon, withIcon } from './named-icon.tsx'
import { textsOf } from './texts.ts'

// What several rows have in common.
const pressed = { disabled: Boolean, type: String, 'aria-label': String, 'aria-description': String } as const
const look = { variant: String, size: String } as const
const closes = { cancelable: true, sets: () => ({ open: false }) } as const
const notice = {
  heading: String,
  description: String,
  href: String,
  photoSrc: String,
  photoSrcSet: String,
  photoAlt: String,
  eager: Boolean,
  headingLevel: Number,
} as const
const anyDialog = {
  ...textsOf(dialogMessages),
  open: Boolean,
  heading: String,
  size: String,
  finalFocus: Function,
} as const

// actions
export const button = defineElement('kit-button', Button, {
  props: { ...look, ...pressed, icon: String, busy: Boolean, busyLabel: String },
  slots: ['children', 'icon'],
  form: asButton,
  inline: true,
  adapt: withIcon,
})

export const iconButton = defineElement('kit-icon-button', IconButton, {
  props: { ...look, ...pressed, label: String, icon: String },
  slots: ['icon'],
  form: asButton,
  inline: true,
  adapt: withIcon,
})

export const copyButton = defineElement('kit-copy-button', CopyButton, {
  props: { ...look, label: String, labelShown: Boolean, value: String, disabled: Boolean },
  events: { onCopied: {}, onCopyFailed: {} },
  inline: true,
})

export const linkButton = defineElement('kit-link-button', LinkButton, {
  props: { ...look, href: String, icon: String, target: String, rel: String, download: String, 'aria-label': String },
  slots: ['children', 'icon'],
  inline: true,
  adapt: withIcon,
})

export const menu = defineElement('kit-menu', Menu, {
  props: { ...look, label: String, subject: String, icon: String, items: Array, disabled: Boolean },
  defaults: { label: '', items: [] },
  slots: ['icon'],
  events: { onAction: {} },
  inline: true,
  adapt: adaptMenu,
})

export const icon = defineElement('kit-icon', NamedIcon, {
  props: { name: String, size: NumberOrString },
  inline: true,
})

// data
export const detailList = defineElement('kit-detail-list', DetailList, {
  props: { items: Array, columns: Number },
  defaults: { items: [] },
})

export const statTile = defineElement('kit-stat-tile', StatTile, {
  props: { label: String, value: NumberOrString, href: String, icon: String },
  slots: ['icon'],
  adapt: (props) => withIcon({ ...props, value: props.value ?? null }),
})

export const barChart = defineElement('kit-bar-chart', BarChart, {
  props: {
    caption: String,
    labelHeader: String,
    series: Array,
    rows: Array,
    empty: String,
  },
  defaults: { caption: '', labelHeader: '', series: [], rows: [] },
  slots: ['empty'],
})

export const emptyState = defineElement('kit-empty-state', EmptyState, {
  props: { heading: String, illustration: String },
  slots: ['children', 'actions'],
})

export const badge = defineElement('kit-badge', Badge, { props: { tone: String }, slots: ['children'], inline: true })

export const photo = defineElement('kit-photo', Photo, {
  props: {
    src: String,
    alt: String,
    fallback: String,
    width: NumberOrString,
    height: NumberOrString,
    fit: String,
    eager: Boolean,
    srcSet: String,
    sizes: String,
    shape: String,
  },
  defaults: { alt: '' },
  slots: ['fallback'],
})

export const progressBar = defineElement('kit-progress-bar', ProgressBar, { props: { value: Number, label: String } })

export const spinner = defineElement('kit-spinner', Spinner, {
  props: { ...textsOf(spinnerMessages), size: String },
  inline: true,
})

export const filterChips = defineElement('kit-filter-chips', FilterChips, {
  props: { ...textsOf(filterChipsMessages), filters: Array },
  defaults: { filters: [] },
  events: {
    onRemove: {
      cancelable: true,
      sets: ({ filter }, { filters }) => ({
        filters: (filters as { key: string }[]).filter(({ key }) => key !== filter.key),
      }),
    },
  },
})

export const classFilter = defineElement('kit-class-filter', ClassFilter, {
  props: { ...textsOf(classFilterMessages), value: String, classes: Array, resetHref: String },
  defaults: { value: '', classes: [] },
  events: { onValueChange: { sets: 'value' } },
})

export const pagination = defineElement('kit-pagination', Pagination, {
  props: { ...textsOf(paginationMessages), page: Number, pages: Number, hrefOf: Function },
  defaults: { page: 1, pages: 1 },
  events: { onPageChange: { cancelable: true, sets: 'page' } },
})

export const tabs = defineElement('kit-tabs', Tabs, {
  props: { label: String, tabs: Array, value: String },
  defaults: { tabs: [] },
  events: { onValueChange: { sets: 'value' } },
  adapt: adaptTabs,
})

// domain
export const noticeCard = defineElement('kit-notice-card', NoticeCard, {
  props: { ...notice, ...textsOf(noticeCardMessages), createdAt: String, formatDate: Function, words: Number },
  defaults: { description: '', createdAt: '' },
})

export const noticeTeaser = defineElement('kit-notice-teaser', NoticeTeaser, {
  props: { ...notice, ...textsOf(noticeTeaserMessages), characters: Number },
  defaults: { description: '' },
})

export const reportBlock = defineElement('kit-report-block', ReportBlock, {
  props: {
    report: Object,
    studentName: String,
    studentDetails: Array,
    schoolName: String,
    ...textsOf(reportBlockMessages),
    signatureLabel: String,
    loading: Boolean,
    tones: Object,
    formatDate: Function,
    headingLevel: Number,
  },
})

export const privateInfo = defineElement('kit-private-info', PrivateInfo, {
  props: { ...textsOf(privateInfoMessages), items: Array, open: Boolean, loading: Boolean },
  defaults: { items: [] },
  events: { onOpenChange: { sets: 'open' } },
})

export const faqList = defineElement('kit-faq-list', FaqList, {
  props: { items: Array, name: String },
  defaults: { items: [] },
})

export const teamCard = defineElement('kit-team-card', TeamCard, {
  props: { name: String, position: String, photoSrc: String, headingLevel: Number },
  slots: ['children'],
})

// overlays
export const alert = defineElement('kit-alert', Alert, {
  props: { tone: String, heading: String, headingLevel: Number, live: Boolean },
  slots: ['children', 'actions'],
})

export const tooltip = defineElement('kit-tooltip', Tooltip, {
  props: { text: String, side: String },
  defaults: { children: h('slot', {}) as never },
  slots: ['children'],
  inline: true,
  adapt: adaptTooltip,
})

export const dialog = defineElement('kit-dialog', Dialog, {
  props: anyDialog,
  defaults: { open: false },
  slots: ['children', 'actions'],
  events: { onClose: closes },
})

export const confirmDeletePrompt = defineElement('kit-confirm-delete-prompt', ConfirmDeletePrompt, {
  props: {
    ...anyDialog,
    ...textsOf(confirmDeletePromptMessages),
    word: String,
    subject: String,
    promptLabel: String,
    hint: String,
    busy: Boolean,
    failure: String,
  },
  defaults: { open: false, word: 'delete' },
  slots: ['subject', 'hint'],
  events: { onConfirm: { cancelable: true }, onCancel: closes },
  adapt: adaptPrompt,
})

export const searchStudentsDialog = defineElement('kit-search-students-dialog', SearchStudentsDialog, {
  props: {
    ...anyDialog,
    ...textsOf(searchStudentsDialogMessages),
    busy: Boolean,
    defaultValues: Object,
    classes: Array,
  },
  defaults: { open: false, classes: [] },
  events: { onSearch: {}, onClose: closes },
})

export const toastRegion = defineElement('kit-toast-region', ToastRegion, {
  props: { ...textsOf(toastRegionMessages), toasts: Array, durations: Object },
  defaults: { toasts: [] },
  events: {
    onDismiss: {
      cancelable: true,
      sets: ({ id }, { toasts }) => ({ toasts: (toasts as { id: unknown }[]).filter((toast) => toast.id !== id) }),
    },
  },
  methods: { show: showToast },
})

// frame
export const provider = defineElement('kit-provider', KitProvider, {
  props: { locale: String, timeZone: String, messages: Object },
  slots: ['children'],
  adapt: adaptProvider,
})

export const siteHeader = defineElement('kit-site-header', SiteHeader, {
  props: { ...textsOf(siteHeaderMessages), name: String, homeHref: String, links: Array, area: Object, user: String },
  defaults: { links: [] },
  slots: ['actions'],
})

export const breadcrumb = defineElement('kit-breadcrumb', Breadcrumb, {
  props: { ...textsOf(breadcrumbMessages), links: Array, current: String },
  defaults: { links: [], current: '' },
})

export const sideMenu = defineElement('kit-side-menu', SideMenu, {
  props: { label: String, groups: Array },
  defaults: { groups: [] },
  adapt: adaptSideMenu,
})

export const pageHeading = defineElement('kit-page-heading', PageHeading, {
  props: { lead: String, back: Object },
  slots: ['children', 'lead', 'actions'],
})

export const carousel = defineElement('kit-carousel', Carousel, {
  props: {
    ...textsOf(carouselMessages),
    label: String,
    slides: Array,
    interval: Number,
    currentSlide: Number,
    headingLevel: Number,
  },
  defaults: { slides: [] },
  adapt: adaptCarousel,
})

export const featureBox = defineElement('kit-feature-box', FeatureBox, {
  props: { ...textsOf(featureBoxMessages), heading: String, icon: String, href: String, headingLevel: Number },
  slots: ['children', 'icon'],
  adapt: withIcon,
})

export const siteFooter = defineElement('kit-site-footer', SiteFooter, {
  props: { ...textsOf(siteFooterMessages), name: String, links: Array, address: String },
  slots: ['children', 'address'],
})
