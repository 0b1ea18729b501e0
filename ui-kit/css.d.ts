/** Lets TypeScript, which looks for what it imports, import the kit's style sheets. */
export {}
