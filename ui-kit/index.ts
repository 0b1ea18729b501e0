/** The kit's public entry: every component, by group. Each has its own entry too: `@my-school/ui-kit/button`. */

// actions
// fields
// overlays

// data
// domain
// frame
