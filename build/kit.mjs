import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { elements } from './elements.mjs'
import { out, shared } from './settings.mjs'

/** Every folder of the kit that is a component of its own: it becomes an entry that can be imported alone. */
async function kitComponents() {
  const entries = await readdir('ui-kit', { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.name === 'index.ts' && relative('ui-kit', entry.parentPath) !== '')
    .map((entry) => relative('ui-kit', entry.parentPath))
    .filter((folder) => !/^(dist|elements|internal|node_modules)/.test(folder))
}

/** The kit as its users import it: one script and one style sheet for each component, both for all, and the custom elements. */
export async function kit() {
  const components = await kitComponents()
  return [
    {
      ...shared,
      entryPoints: {
        index: 'ui-kit/index.ts',
        ...Object.fromEntries(components.map((name) => [name, `ui-kit/${name}/index.ts`])),
      },
      outdir: `${out}/ui-kit`,
      splitting: true,
      chunkNames: 'chunks/[hash]',
      packages: 'external',
      jsx: 'automatic',
      target: ['es2022'],
    },
    {
      ...shared,
      entryPoints: [
        'ui-kit/styles.css',
        'ui-kit/tokens.css',
        'ui-kit/base.css',
        ...components.map((name) => `ui-kit/${name}/${basename(name)}.css`).filter(existsSync),
      ],
      entryNames: '[name]',
      outdir: `${out}/ui-kit`,
    },
    elements,
  ]
}
