/** The kit's public entry: every component, by group. Each has its own entry too: `@my-school/ui-kit/button`. */

// actions

export * from './button/index.ts'
export * from './copy-button/index.ts'
export * from './icon-button/index.ts'
export * from './icons/index.ts'
export * from './link-button/index.ts'
export * from './spinner/index.ts'

// fields

export * from './date-field/index.ts'
export * from './error-summary/index.ts'
export * from './form/index.ts'
export * from './number-field/index.ts'
export * from './photo-field/index.ts'
export * from './select-field/index.ts'
export * from './text-area-field/index.ts'
export * from './text-field/index.ts'
export * from './valid-for-field/index.ts'

// overlays

export * from './confirm-delete-prompt/index.ts'
export * from './dialog/index.ts'
export * from './search-students-dialog/index.ts'
export * from './toast-region/index.ts'

// data

export * from './badge/index.ts'
export * from './data-table/index.ts'
export * from './detail-list/index.ts'
export * from './empty-state/index.ts'
export * from './notice-table/index.ts'
export * from './photo/index.ts'
export * from './stat-tile/index.ts'
export * from './student-table/index.ts'
export * from './teacher-table/index.ts'
export * from './user-table/index.ts'

// domain

export * from './class-filter/index.ts'
export * from './credential-generator/index.ts'
export * from './faq-list/index.ts'
export * from './notice-card/index.ts'
export * from './notice-teaser/index.ts'
export * from './private-info/index.ts'
export * from './report-block/index.ts'

// frame

export * from './carousel/index.ts'
export * from './feature-box/index.ts'
export * from './page-heading/index.ts'
export * from './progress-bar/index.ts'
export * from './side-menu/index.ts'
export * from './site-footer/index.ts'
export * from './site-header/index.ts'
export * from './team-card/index.ts'
