/** Types for the kit's style sheets, so that TypeScript accepts an import of them. */
export {}
