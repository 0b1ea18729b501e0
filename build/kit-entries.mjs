// What the folders of the kit have, found by name.
import { existsSync, readdirSync } from 'node:fs'

/** The folders of the components, as names: each has the module of its name. */
export const components = readdirSync('ui-kit')
  .filter((name) => existsSync(`ui-kit/${name}/${name}.tsx`))
  .sort()

/** What a component's folder exports: the module of its name, unless an index.ts says more. */
export const entryOf = (name) => (existsSync(`ui-kit/${name}/index.ts`) ? 'index.ts' : `${name}.tsx`)

/** Elements that show another component than that of their folder, and where it is. */
const OTHER_COMPONENTS = {
  form: ['FormFrame', 'ui-kit/elements/form-frame.tsx'],
  icons: ['NamedIcon', 'ui-kit/elements/named-icon.tsx'],
}

const exists = (file) => (existsSync(file) ? file : undefined)

/**
 * The custom elements, by their folders: each with its name, which is its tag without `kit-`, its component and the files
 * of component, style and what the element does in another way than its component. A hook has no element.
 */
export const elements = components
  .filter((folder) => folder !== 'row-selection')
  // As their paths: `photo-field/` comes before `photo/`.
  .sort((a, b) => (`${a}/` < `${b}/` ? -1 : 1))
  .map((folder) => {
    const name = folder === 'icons' ? 'icon' : folder.replace(/^kit-/, '')
    const camel = folder.replace(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())
    const [component, file] = OTHER_COMPONENTS[folder] ?? [camel, `ui-kit/${folder}/${folder}.tsx`]
    const style = exists(file.replace('.tsx', '.css'))
    return { name, component, file, style, adapted: exists(`ui-kit/${folder}/${folder}.element.ts`) }
  })
