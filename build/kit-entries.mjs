// Writes what follows from the folders and the tokens of the kit, which Git ignores: ui-kit/index.ts, ui-kit/components.css,
// ui-kit/elements/all-elements.ts, ui-kit/messages/en/index.ts and ui-kit/theme/default-colours.ts. `npm ci`, every build,
// the tests and Storybook run it first.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { oklchColours } from './design-tokens.mjs'
import { writeChanged } from './write-changed.mjs'

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
const fromElements = Object.values(elementFiles).map((file) => file.replace('ui-kit/', '../'))

const colours = Object.entries(oklchColours(readFileSync('ui-kit/tokens.css', 'utf8')))
const coloursOf = (theme) => Object.fromEntries(colours.map(([name, values]) => [name, values[theme]]))

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The default texts: `export const breadcrumbMessages` in breadcrumb/breadcrumb.messages.ts. */
const withTexts = globSync('ui-kit/*/*.messages.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, key: camel(file.replace(/^.*\/(.+)\.messages\.ts$/, '$1')) }))
  .filter(({ file, key }) => readFileSync(file, 'utf8').includes(`export const ${key}Messages`))
  .sort((one, other) => (one.key < other.key ? -1 : 1))

const files = {
  'ui-kit/index.ts': [
    '/* Every component of the kit. Each also has its own entry: `@my-school/ui-kit/button`. */',
    ...components.map((name) => `export * from './${name}/${entryOf(name)}'`),
  ],
  'ui-kit/components.css': [
    '/* The styles of all components, for a page that has base styles of its own. To load less, import tokens.css and',
    ' * guard.css, then the styles of single components. */',
    '/* The layers of Tailwind around the kit: after its base styles, before its utilities. */',
    '@layer theme, base, ui-kit, components, utilities;',
    '@import "./tokens.css";',
    '@import "./guard.css";',
    ...components
      .map((name) => `${name}/${name}.css`)
      .filter((style) => existsSync(`ui-kit/${style}`))
      .map((style) => `@import "./${style}";`),
  ],
  'ui-kit/elements/all-elements.ts': [
    '/* Every custom element of the kit. The style sheets are first, side by side: between two scripts they take 2.4 kB (gzip)',
    ' * more, since gzip finds no repetitions over more than 32 kB. */',
    "import './elements.css'",
    ...fromElements
      .map((file) => file.replace('.element.ts', '.css'))
      .filter((style) => existsSync(`ui-kit/elements/${style}`))
      .map((style) => `import '${style}'`),
    ...fromElements.map((file, index) => `import { element as e${index} } from '${file}'`),
    `export const definitions = [${fromElements.map((_, index) => `e${index}`)}]`,
  ],
  'ui-kit/messages/en/index.ts': [
    '/* The texts of every component that has some, in English. */',
    ...withTexts.map(({ file, key }) => `import { ${key}Messages } from '${file.replace('ui-kit', '../..')}'`),
    "export { moveText } from '../../theme/theme-move.messages.ts'",
    `export const en = { ${withTexts.map(({ key }) => `${key}: ${key}Messages`).join(', ')} }`,
  ],
  'ui-kit/theme/default-colours.ts': [
    '/* The colours of tokens.css: lightness, chroma and hue of OKLCH, and opacity where there is one. */',
    `export const defaults = ${JSON.stringify({ light: coloursOf('light'), dark: coloursOf('dark') }, null, 2)} as const`,
  ],
}

for (const [file, lines] of Object.entries(files)) writeChanged(file, lines)
