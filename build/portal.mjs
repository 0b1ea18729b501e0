import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN, STAFF_STYLES } from './areas.mjs'
import { folderOf, textsIn } from './languages.mjs'
import { banner, define, out, shared, watch } from './settings.mjs'
import { subsetFonts } from './subset-fonts.mjs'

/** The styles of every page; a language may add its own, such as a font. */
export const styleOf = (language) =>
  [`portal/styles.${language}.css`, 'portal/styles.css'].find((file) => existsSync(file))

/** What the builds for browsers and for the server's renderer share. */
const pages = {
  ...shared,
  // Letters as they are: an escaped one has six bytes.
  charset: 'utf8',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  // The oldest browsers that have all that the portal needs, as the README names them.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  loader: { '.woff2': 'file' },
  define,
}

/**
 * The build for browsers. What the two later areas share becomes a file of its own.
 * @param language that of its texts
 */
export const portal = (language) => ({
  ...pages,
  minify: !watch,
  splitting: true,
  entryPoints: [MAIN, styleOf(language), STAFF_STYLES],
  outdir: join(out, 'portal/assets', folderOf(language)),
  publicPath: join('/assets', folderOf(language), '/'),
  plugins: [textsIn(language), subsetFonts],
})

/**
 * The service worker, which has to have the same address in every build. The build for development has the one that
 * removes itself: files that are exchanged under a running server belong to no build.
 * @param language that of its texts
 * @param script the URL of the main script
 */
export const worker = (language, script) => ({
  ...shared,
  minify: !watch,
  format: 'iife',
  target: pages.target,
  entryPoints: {
    worker: watch ? 'portal/worker/worker-off.ts' : 'portal/worker/worker.ts',
    'worker-off': 'portal/worker/worker-off.ts',
  },
  outdir: join(out, 'portal', folderOf(language)),
  plugins: [textsIn(language)],
  define: { SCRIPT: JSON.stringify(script) },
})

/** The same pages for the server: one file, the renderer. */
export const rendering = (language) => ({
  ...pages,
  plugins: [textsIn(language)],
  entryPoints: { render: 'portal/rendering/render.tsx' },
  outdir: join(out, 'portal-render', folderOf(language)),
  entryNames: '[name]',
  // .mjs is a module in every folder.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node24',
  banner,
})
