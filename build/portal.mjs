import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ENGLISH, folderOf, textsIn } from './languages.mjs'
import { portalChunks } from './portal-chunks.mjs'
import { reactAsModules } from './react-as-modules.mjs'
import { banner, define, out, shared, watch } from './settings.mjs'
import { modulesToJoin } from './shared-chunks.mjs'
import { subsetFonts } from './subset-fonts.mjs'

export const MAIN = 'portal/main.ts'
/** What the pages of staff have before their own chunks; the page about one's own account has it too. */
export const STAFF = 'portal/staff-pages.tsx'
export const BEHIND_STAFF = [STAFF, 'chunk:account']
export const STAFF_STYLES = 'portal/styles-staff.css'
export const WORKER = 'portal/worker.ts'

const react = reactAsModules(watch ? 'development' : 'production')

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
  splitting: true,
  jsx: 'automatic',
  // The oldest browsers that have all that the portal needs, as the README names them.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  loader: { '.woff2': 'file' },
  define,
}

/**
 * The build for browsers.
 * @param language that of its texts
 * @param joined the modules that become one file each, by `joinedModules`
 */
export const portal = (language, joined) => ({
  ...pages,
  entryPoints: { main: MAIN, styles: styleOf(language) },
  outdir: join(out, 'portal/assets', folderOf(language)),
  publicPath: join('/assets', folderOf(language), '/'),
  plugins: [react, textsIn(language), subsetFonts, portalChunks('portal', joined)],
  minifyIdentifiers: !watch,
})

/** The same in each language, so that pages that are linked in one are linked in all. */
export const joinedModules = async () => (watch ? [] : modulesToJoin(portal(ENGLISH, []), MAIN, BEHIND_STAFF))

/**
 * The staff styles: for the pages on which people work.
 * @param language that of the build
 * @param loaded the style files of the kit that every page has already
 */
export const staffStyles = (language, loaded) => ({
  ...portal(language, []),
  minify: !watch,
  splitting: false,
  entryPoints: { 'styles-staff': STAFF_STYLES },
  plugins: [
    {
      name: 'leave-out',
      setup: (build) =>
        build.onLoad({ filter: /\.css$/ }, ({ path }) =>
          loaded.includes(relative('.', path)) ? { contents: '', loader: 'css' } : undefined,
        ),
    },
  ],
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
  entryPoints: { worker: watch ? 'portal/worker-off.ts' : WORKER, 'worker-off': 'portal/worker-off.ts' },
  outdir: join(out, 'portal', folderOf(language)),
  plugins: [textsIn(language)],
  define: { SCRIPT: JSON.stringify(script) },
})

/** The same pages for the server: one file, the renderer. */
export const rendering = (language) => ({
  ...pages,
  splitting: false,
  plugins: [react, textsIn(language)],
  entryPoints: { render: 'portal/render.tsx' },
  outdir: join(out, 'portal-render', folderOf(language)),
  entryNames: '[name]',
  // .mjs is a module in every folder.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node24',
  banner,
})
