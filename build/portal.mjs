import { join } from 'node:path'
import { LANGUAGE_TAGS } from '../messages/languages.ts'
import { AREAS, STYLES } from '../portal/areas.ts'
import { urlOf } from './areas.mjs'
import { banner, define, markdownAlias, out, shared, watch } from './settings.mjs'
import { subsetFonts } from './subset-fonts.mjs'

/** What the builds for browsers and for the server's renderer share. */
const pages = {
  ...shared,
  // Letters as they are: an escaped one has six bytes.
  charset: 'utf8',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  jsx: 'automatic',
  // React has what this shim does for React 17; wouter and signals import the shim.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
  // The oldest browsers that have all that the portal needs, as the README names them.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  loader: { '.woff2': 'file' },
  define,
}

/** The files of texts of each language: those of the areas, and what a failure says. */
const textFiles = [...new Set(Object.values(AREAS).flatMap(({ texts }) => texts)), 'failures']

/** The texts. Each file has all that it needs: no language is cut by what another one shares with it. */
export const messages = {
  ...pages,
  minify: !watch,
  entryPoints: LANGUAGE_TAGS.flatMap((language) =>
    textFiles.map((file) => ({ in: `messages/${language}/parts/${file}.ts`, out: `messages/${language}/${file}` })),
  ),
  outdir: join(out, 'portal/assets'),
  entryNames: watch ? '[dir]/[name]' : '[dir]/[name]-[hash]',
}

/** The addresses of the built files of texts, such as that of 'ur/staff'. */
export const messageUrls = (outputs) =>
  Object.fromEntries(
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([file, { entryPoint }]) => [entryPoint.replace(/^messages\/|parts\/|\.ts$/g, ''), urlOf(file)]),
  )

/**
 * The build for browsers. What the two later areas share becomes a file of its own.
 * @param urls those of the texts, by `messageUrls`
 */
export const portal = (urls) => ({
  ...pages,
  minify: !watch,
  splitting: true,
  conditions: [...shared.conditions, 'built'],
  alias: { ...pages.alias, ...markdownAlias, 'react/jsx-runtime': './build/jsx-runtime.mjs' },
  // A text, since an object would be imported by every module.
  define: { ...define, MESSAGES: JSON.stringify(JSON.stringify(urls)) },
  entryPoints: [AREAS.main.script, STYLES.all, STYLES.guarded],
  outdir: join(out, 'portal/assets'),
  publicPath: '/assets/',
  // Chromium compiles the functions of such a file on the thread that receives it. Else React, which is in a function
  // (CommonJS), is parsed twice, the second time while the page waits.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  plugins: [subsetFonts],
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
  target: pages.target,
  entryPoints: {
    worker: watch ? 'portal/worker/worker-off.ts' : 'portal/worker/worker.ts',
    'worker-off': 'portal/worker/worker-off.ts',
  },
  outdir: join(out, 'portal'),
  define: { SCRIPT: JSON.stringify(script) },
})

/** The same pages for the server: one file, the renderer. */
export const rendering = {
  ...pages,
  entryPoints: { render: 'portal/rendering/render.tsx' },
  outdir: join(out, 'portal-render'),
  entryNames: '[name]',
  // .mjs is a module in every folder.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node24',
  banner,
}
