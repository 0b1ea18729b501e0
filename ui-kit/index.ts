/** The kit's public entry: every component, by group. Each has its own entry too: `@my-school/ui-kit/button`. */

// actions

export * from './button/index.ts'
export * from './copy-button/index.ts'
export * from './icon-button/index.ts'
export * from './icons/index.ts'
export * from './link-button/index.ts'
export * from './spinner/index.ts'

// fields

// overlays
export * from './confirm-delete-prompt/index.ts'
export * from './date-field/index.ts'
export * from './dialog/index.ts'
export * from './error-summary/index.ts'
export * from './form/index.ts'
export * from './number-field/index.ts'
export * from './photo-field/index.ts'
export * from './search-students-dialog/index.ts'
export * from './select-field/index.ts'
export * from './text-area-field/index.ts'
export * from './text-field/index.ts'
export * from './toast-region/index.ts'
export * from './valid-for-field/index.ts'

// data

export * from './badge/index.ts'
export * from './empty-state/index.ts'
export * from './photo/index.ts'

// domain

export * from './notice-card/index.ts'
export * from './notice-teaser/index.ts'

// frame

export * from './carousel/index.ts'
export * from './feature-box/index.ts'
export * from './page-heading/index.ts'
export * from './site-footer/index.ts'
export * from './site-header/index.ts'
