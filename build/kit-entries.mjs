// What the folders of the kit have, found by name.
import { existsSync, globSync, readdirSync } from 'node:fs'

/** The folders of the components, as names: each has the module of its name. */
export const components = readdirSync('ui-kit')
  .filter((name) => existsSync(`ui-kit/${name}/${name}.tsx`))
  .sort()

/** What a component's folder exports: the module of its name, unless an index.ts says more. */
export const entryOf = (name) => (existsSync(`ui-kit/${name}/index.ts`) ? 'index.ts' : `${name}.tsx`)

/** The file of each custom element, by the name of its built file: its tag without `kit-`. */
export const elementFiles = Object.fromEntries(
  globSync('ui-kit/*/*.element.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file.replace(/^.*\/(kit-)?([\w-]+)\.element\.ts$/, '$2'), file]),
)
