import { readFile } from 'node:fs/promises'

/** What all builds share. */

export const watch = process.argv.includes('--watch')

/** A person has started the program, and reads what it says, not how large it is. */
export const quiet = process.argv.includes('--quiet')

/**
 * A build is written into a folder of its own, which then replaces `dist`: a failed build leaves the last one as it
 * was.
 */
export const out = watch ? 'dist' : `dist.${process.pid}`

export const packageJson = JSON.parse(await readFile('package.json', 'utf8'))

export const define = { 'process.env.NODE_ENV': watch ? '"development"' : '"production"' }

export const shared = {
  bundle: true,
  sourcemap: watch ? 'linked' : false,
  metafile: true,
  format: 'esm',
  legalComments: 'none',
  conditions: ['source'],
  logLevel: 'warning',
}

/** What a browser gets of markdown-it (docs/decisions/0037-parser-of-the-kit.md). */
export const markdownAlias = Object.fromEntries(
  ['entities', 'linkify-it', 'mdurl', 'punycode.js', 'uc.micro'].map((name) => [name, './build/unused-imports.mjs']),
)

// Bundled CommonJS code still loads Node's own modules with require().
export const banner = {
  js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
}
