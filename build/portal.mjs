import { relative } from 'node:path'
import { portalChunks } from './portal-chunks.mjs'
import { reactAsModules } from './react-as-modules.mjs'
import { banner, define, out, shared, watch } from './settings.mjs'

export const MAIN = 'portal/main.ts'
export const STYLE = 'portal/styles.css'
export const STAFF_STYLES = 'portal/styles-staff.css'
export const WORKER = 'portal/worker.ts'

const react = reactAsModules(watch ? 'development' : 'production')

/** The build for browsers. */
export const portal = {
  ...shared,
  entryPoints: { main: MAIN, styles: STYLE },
  outdir: `${out}/portal/assets`,
  publicPath: '/assets/',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  splitting: true,
  jsx: 'automatic',
  // The oldest browsers that have all that the portal needs, as the README names them.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  loader: { '.woff2': 'file' },
  plugins: [react, portalChunks('portal', watch ? undefined : MAIN)],
  define,
  minifyIdentifiers: !watch,
}

/**
 * The staff styles: for the pages on which people work.
 * @param loaded the style files of the kit that every page has already
 */
export const staffStyles = (loaded) => ({
  ...portal,
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
 * @param script the URL of the main script
 */
export const worker = (script) => ({
  ...shared,
  minify: !watch,
  format: 'iife',
  target: portal.target,
  entryPoints: { worker: watch ? 'portal/worker-off.ts' : WORKER, 'worker-off': 'portal/worker-off.ts' },
  outdir: `${out}/portal`,
  define: { SCRIPT: JSON.stringify(script) },
})

/** The same pages for the server: one file, the renderer. */
export const rendering = {
  ...portal,
  minifyIdentifiers: false,
  splitting: false,
  plugins: [react],
  entryPoints: { render: 'portal/render.tsx' },
  outdir: `${out}/portal-render`,
  entryNames: '[name]',
  // .mjs is a module in every folder.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  banner,
}
