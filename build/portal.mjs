import { relative } from 'node:path'
import { reactAsModules } from './react-as-modules.mjs'
import { banner, define, out, shared, watch } from './settings.mjs'

export const MAIN = 'portal/main.ts'
export const STYLE = 'portal/styles.css'
export const WORK_STYLE = 'portal/styles-work.css'

/** What browsers fetch. */
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
  plugins: [reactAsModules(watch ? 'development' : 'production')],
  define,
}

/**
 * The style sheet of the pages that one works on.
 * @param had the files of the kit that every page has already
 */
export const workStyle = (had) => ({
  ...portal,
  splitting: false,
  entryPoints: { 'styles-work': WORK_STYLE },
  plugins: [
    {
      name: 'leave-out',
      setup: (build) =>
        build.onLoad({ filter: /\.css$/ }, ({ path }) =>
          had.includes(relative('.', path)) ? { contents: '', loader: 'css' } : undefined,
        ),
    },
  ],
})

/** The same pages for the server: one file, which it loads as it is. */
export const rendering = {
  ...portal,
  minify: false,
  splitting: false,
  entryPoints: { render: 'portal/render.tsx' },
  outdir: `${out}/portal-render`,
  entryNames: '[name]',
  // A module wherever it is put.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  banner,
}
