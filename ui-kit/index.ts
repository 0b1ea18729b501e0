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

// data
// domain
// frame
