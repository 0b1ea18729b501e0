/** The table of the custom elements: one row for each component. Fields and tables have files of their own. */
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
  adaptPrompt,
  adaptProvider,
  adaptSideMenu,
  adaptTabs,
  adaptTooltip,
  showToast,
} from './adapt.tsx'
import { NumberOrString } from './attributes.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'
import { fields } from './fields.ts'
import { NamedIcon, withIcon } from './plain-props.tsx'
import { tables } from './tables.ts'
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
const dialog = {
  ...textsOf('dialog'),
  open: Boolean,
  heading: String,
  size: String,
  finalFocus: Function,
} as const

/** Every custom element of the kit. */
export const definitions: readonly ElementDefinition[] = [
  // actions
  defineElement('kit-button', Button, {
    props: { ...look, ...pressed, icon: String, busy: Boolean, busyLabel: String },
    slots: ['children', 'icon'],
    form: 'button',
    inline: true,
    adapt: withIcon,
  }),
  defineElement('kit-icon-button', IconButton, {
    props: { ...look, ...pressed, label: String, icon: String },
    slots: ['icon'],
    form: 'button',
    inline: true,
    adapt: withIcon,
  }),
  defineElement('kit-copy-button', CopyButton, {
    props: { ...look, label: String, labelShown: Boolean, value: String, disabled: Boolean },
    events: { onCopied: {}, onCopyFailed: {} },
    inline: true,
  }),
  defineElement('kit-link-button', LinkButton, {
    props: { ...look, href: String, icon: String, target: String, rel: String, download: String, 'aria-label': String },
    slots: ['children', 'icon'],
    inline: true,
    adapt: withIcon,
  }),
  defineElement('kit-icon', NamedIcon, { props: { name: String, size: NumberOrString }, inline: true }),

  ...fields,
  ...tables,

  // data
  defineElement('kit-detail-list', DetailList, { props: { items: Array, columns: Number }, defaults: { items: [] } }),
  defineElement('kit-stat-tile', StatTile, {
    props: { label: String, value: NumberOrString, href: String, icon: String },
    slots: ['icon'],
    adapt: (props) => withIcon({ ...props, value: props.value ?? null }),
  }),
  defineElement('kit-bar-chart', BarChart, {
    props: { caption: String, labelHeader: String, series: Array, rows: Array, empty: String },
    defaults: { caption: '', labelHeader: '', series: [], rows: [] },
    slots: ['empty'],
  }),
  defineElement('kit-empty-state', EmptyState, {
    props: { heading: String, illustration: String },
    slots: ['children', 'actions'],
  }),
  defineElement('kit-badge', Badge, { props: { tone: String }, slots: ['children'], inline: true }),
  defineElement('kit-photo', Photo, {
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
  }),
  defineElement('kit-progress-bar', ProgressBar, { props: { value: Number, label: String } }),
  defineElement('kit-spinner', Spinner, { props: { ...textsOf('spinner'), size: String }, inline: true }),
  defineElement('kit-filter-chips', FilterChips, {
    props: { ...textsOf('filterChips'), filters: Array },
    defaults: { filters: [] },
    events: {
      onRemove: {
        cancelable: true,
        sets: ({ filter }, { filters }) => ({
          filters: (filters as { key: string }[]).filter(({ key }) => key !== filter.key),
        }),
      },
    },
  }),
  defineElement('kit-class-filter', ClassFilter, {
    props: { ...textsOf('classFilter'), value: String, classes: Array, resetHref: String },
    defaults: { value: '', classes: [] },
    events: { onValueChange: { sets: ({ value }) => ({ value }) } },
  }),

  defineElement('kit-pagination', Pagination, {
    props: { ...textsOf('pagination'), page: Number, pages: Number, hrefOf: Function, ofText: Function },
    defaults: { page: 1, pages: 1 },
    events: { onPageChange: { cancelable: true, sets: ({ page }) => ({ page }) } },
  }),
  defineElement('kit-tabs', Tabs, {
    props: { label: String, tabs: Array, value: String },
    defaults: { tabs: [] },
    events: { onValueChange: { sets: ({ value }) => ({ value }) } },
    adapt: adaptTabs,
  }),

  // domain
  defineElement('kit-notice-card', NoticeCard, {
    props: { ...notice, ...textsOf('noticeCard'), createdAt: String, formatDate: Function, words: Number },
    defaults: { description: '', createdAt: '' },
  }),
  defineElement('kit-notice-teaser', NoticeTeaser, {
    props: { ...notice, ...textsOf('noticeTeaser'), characters: Number },
    defaults: { description: '' },
  }),
  defineElement('kit-report-block', ReportBlock, {
    props: {
      report: Object,
      studentName: String,
      studentDetails: Array,
      schoolName: String,
      ...textsOf('reportBlock'),
      signatureLabel: String,
      loading: Boolean,
      emptyTexts: Array,
      tones: Object,
      formatDate: Function,
      headingLevel: Number,
    },
  }),
  defineElement('kit-private-info', PrivateInfo, {
    props: { ...textsOf('privateInfo'), items: Array, open: Boolean, loading: Boolean },
    defaults: { items: [] },
    events: { onOpenChange: { sets: ({ open }) => ({ open }) } },
  }),
  defineElement('kit-faq-list', FaqList, { props: { items: Array, name: String }, defaults: { items: [] } }),
  defineElement('kit-team-card', TeamCard, {
    props: { name: String, position: String, photoSrc: String, headingLevel: Number },
    slots: ['children'],
  }),

  // overlays
  defineElement('kit-alert', Alert, {
    props: { tone: String, heading: String, headingLevel: Number, live: Boolean },
    slots: ['children', 'actions'],
  }),
  defineElement('kit-tooltip', Tooltip, {
    props: { text: String, side: String },
    defaults: { children: h('slot', {}) as never },
    slots: ['children'],
    inline: true,
    adapt: adaptTooltip,
  }),
  defineElement('kit-dialog', Dialog, {
    props: dialog,
    defaults: { open: false },
    slots: ['children', 'actions'],
    events: { onClose: closes },
  }),
  defineElement('kit-confirm-delete-prompt', ConfirmDeletePrompt, {
    props: {
      ...dialog,
      ...textsOf('confirmDeletePrompt'),
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
  }),
  defineElement('kit-search-students-dialog', SearchStudentsDialog, {
    props: { ...dialog, ...textsOf('searchStudentsDialog'), busy: Boolean, defaultValues: Object, classes: Array },
    defaults: { open: false, classes: [] },
    events: { onSearch: {}, onClose: closes },
  }),
  defineElement('kit-toast-region', ToastRegion, {
    props: { ...textsOf('toastRegion'), toasts: Array, durations: Object },
    defaults: { toasts: [] },
    events: {
      onDismiss: {
        cancelable: true,
        sets: ({ id }, { toasts }) => ({ toasts: (toasts as { id: unknown }[]).filter((toast) => toast.id !== id) }),
      },
    },
    methods: { show: showToast },
  }),

  // frame
  defineElement('kit-provider', KitProvider, {
    props: { locale: String, timeZone: String, messages: Object },
    slots: ['children'],
    adapt: adaptProvider,
  }),
  defineElement('kit-site-header', SiteHeader, {
    props: { ...textsOf('siteHeader'), name: String, homeHref: String, links: Array, user: String },
    defaults: { links: [] },
    slots: ['actions'],
  }),
  defineElement('kit-breadcrumb', Breadcrumb, {
    props: { ...textsOf('breadcrumb'), links: Array, current: String },
    defaults: { links: [], current: '' },
  }),
  defineElement('kit-side-menu', SideMenu, {
    props: { label: String, groups: Array },
    defaults: { groups: [] },
    adapt: adaptSideMenu,
  }),
  defineElement('kit-page-heading', PageHeading, {
    props: { lead: String, back: Object },
    slots: ['children', 'lead', 'actions'],
  }),
  defineElement('kit-carousel', Carousel, {
    props: {
      ...textsOf('carousel'),
      label: String,
      slides: Array,
      interval: Number,
      headingLevel: Number,
      positionText: Function,
    },
    defaults: { slides: [] },
    adapt: adaptCarousel,
  }),
  defineElement('kit-feature-box', FeatureBox, {
    props: { ...textsOf('featureBox'), heading: String, icon: String, href: String, headingLevel: Number },
    slots: ['children', 'icon'],
    adapt: withIcon,
  }),
  defineElement('kit-site-footer', SiteFooter, {
    props: { ...textsOf('siteFooter'), name: String, links: Array, address: String },
    slots: ['children', 'address'],
  }),
]
