import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig, type ViteDevServer } from 'vite'
import { shownStates } from './shown-as.ts'
import { storyName } from './story-name.ts'

const ELEMENTS = 'virtual:kit-elements'
const DOCBLOCKS = 'virtual:kit-docblocks'
const SAMPLE_SCHOOL = 'virtual:sample-school'

/** The custom elements run on Preact, the stories on React: so they are bundled apart, as they are for a page. */
const kitElements = {
  name: 'kit-elements',
  resolveId: (id: string) => (id === ELEMENTS ? `\0${ELEMENTS}` : undefined),
  async load(id: string) {
    if (id !== `\0${ELEMENTS}`) return
    const { build } = await import('esbuild')
    const { elements } = await import(pathToFileURL(resolve('build/elements.mjs')).href)
    const { outputFiles } = await build({
      ...elements,
      minify: false,
      entryPoints: ['ui-kit/elements/define.ts'],
      outdir: undefined,
      write: false,
    })
    return outputFiles?.[0]?.text
  },
}

/** What the docblocks of the components say of their parts and custom properties, and the types of their props. */
const kitDocblocks = {
  name: 'kit-docblocks',
  resolveId: (id: string) => (id === DOCBLOCKS ? `\0${DOCBLOCKS}` : undefined),
  async load(id: string) {
    if (id !== `\0${DOCBLOCKS}`) return
    const { readDocblocks } = await import(pathToFileURL(resolve('build/docblocks.mjs')).href)
    const { propTypes } = await import(pathToFileURL(resolve('build/prop-types.mjs')).href)
    const styled = Object.fromEntries(
      [...readDocblocks()].map(([name, { parts, cssProperties, props }]) => [
        name,
        { parts, cssProperties, types: propTypes(name, props) },
      ]),
    )
    return `export const styled = ${JSON.stringify(styled)}
      export const reviewed = ${JSON.stringify(reviewed())}`
  },
}

/** The Markdown of the packed kit: `npm run build:site` packs it first. */
const DOCS = 'ui-kit/dist/package/docs'
const hasDocs = existsSync(DOCS)

/** The table of the review status, as the package has it, by the file of the component; nothing before it is packed. */
function reviewed(): { heads: string[]; rows: Record<string, string[]> } {
  if (!hasDocs) return { heads: [], rows: {} }
  const cellsOf = (line: string) => line.slice(2, -2).split(' | ')
  const lines = readFileSync(`${DOCS}/review-status.md`, 'utf8').split('\n')
  const [, ...heads] = cellsOf(lines.find((line) => line.startsWith('| component')) ?? '')
  const rows = lines
    .filter((line) => line.startsWith('| ['))
    .map(cellsOf)
    .map(([link = '', ...cells]) => [/\((.+)\.md\)/.exec(link)?.[1] ?? '', cells])
  return { heads, rows: Object.fromEntries(rows) }
}

/**
 * The sample school, for the stories of the portal's pages, and its photos under the addresses at which the portal asks
 * for them.
 */
const sampleSchool = () => {
  let made: Promise<{ school: object; photos: Record<string, Uint8Array> }> | undefined
  const make = async () => {
    const { sampleSchool } = await import(pathToFileURL(resolve('stories/screens/sample-school.ts')).href)
    return sampleSchool()
  }
  const sample = () => {
    made ??= make()
    return made
  }
  return {
    name: 'sample-school',
    resolveId: (id: string) => (id === SAMPLE_SCHOOL ? `\0${SAMPLE_SCHOOL}` : undefined),
    async load(id: string) {
      if (id === `\0${SAMPLE_SCHOOL}`) return `export default ${JSON.stringify((await sample()).school)}`
    },
    async generateBundle(this: { emitFile(file: object): void }) {
      for (const [path, source] of Object.entries((await sample()).photos))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer({ middlewares }: ViteDevServer) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const photo = url.startsWith('/api/') && (await sample()).photos[url.split('?')[0] ?? '']
        if (photo) response.end(photo)
        else next()
      })
    },
  }
}

/** The names of stories in their modules. The index of the Storybook has them from the indexers below. */
const storyNames = {
  name: 'story-names',
  enforce: 'post' as const,
  transform(code: string, id: string) {
    if (!/\.stories\.tsx$/.test(id)) return
    const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    const named = exported.map((name) => `${name}.name = ${JSON.stringify(storyName(name))}`)
    return { code: `${code}\n${named.join('\n')}\n`, map: null }
  },
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The drawings of the portal's Home, and the Markdown of each page.
  staticDirs: [
    { from: '../portal/public/pictures', to: '/pictures' },
    ...(hasDocs ? [{ from: `../${DOCS}`, to: '/docs' }] : []),
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({ ...entry, name: storyName(entry.exportName) })),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Backgrounds come from the theme; the checklists are for people who are new to Storybook.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The other reader of props, react-docgen-typescript, needs a TypeScript below 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyNames, kitElements, kitDocblocks, sampleSchool()],
      css: { postcss: { plugins: [shownStates] } },
      // The kit's sources, not what was last built of them.
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        // React asks for 'use client' in the kit's sources; a bundle for the browser needs it no more.
        rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
      },
      logLevel: 'warn',
    }),
}

export default config
