import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

const ELEMENTS = 'virtual:kit-elements'
const DOCBLOCKS = 'virtual:kit-docblocks'

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

/** What the docblocks of the components say of their parts and custom properties. */
const kitDocblocks = {
  name: 'kit-docblocks',
  resolveId: (id: string) => (id === DOCBLOCKS ? `\0${DOCBLOCKS}` : undefined),
  async load(id: string) {
    if (id !== `\0${DOCBLOCKS}`) return
    const { readDocblocks } = await import(pathToFileURL(resolve('build/docblocks.mjs')).href)
    const { components, partsOf } = readDocblocks('ui-kit')
    const styled = Object.fromEntries(
      [...components].map(([name, { properties }]) => [name, { parts: partsOf(name), properties }]),
    )
    return `export const styled = ${JSON.stringify(styled)}`
  },
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Backgrounds come from the theme; the checklists are for people who are new to Storybook.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The other reader of props, react-docgen-typescript, needs a TypeScript below 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [kitElements, kitDocblocks],
      // The kit's sources, not what was last built of them.
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      logLevel: 'warn',
    }),
}

export default config
