// Writes what follows from the folders and the tokens of the kit, which Git ignores: ui-kit/index.ts, ui-kit/components.css,
// ui-kit/messages/en/index.ts and ui-kit/theme/default-colours.ts. `npm ci`, every build, the tests and Storybook run it
// first.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { oklchColours } from './design-tokens.mjs'
import { writeChanged } from './write-changed.mjs'

/** The folders of the components, as names: each has the module of its name. */
export const components = readdirSync('ui-kit')
  .filter((name) => existsSync(`ui-kit/${name}/${name}.tsx`))
  .sort()

/** What a component's folder exports: the module of its name, unless an index.ts says more. */
export const entryOf = (name) => (existsSync(`ui-kit/${name}/index.ts`) ? 'index.ts' : `${name}.tsx`)

const colours = Object.entries(oklchColours(readFileSync('ui-kit/tokens.css', 'utf8')))
const coloursOf = (theme) => Object.fromEntries(colours.map(([name, values]) => [name, values[theme]]))

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The components with default texts: `export const breadcrumbMessages` in messages/en/breadcrumb.ts. */
const withTexts = readdirSync('ui-kit/messages/en')
  .map((file) => ({ file, key: camel(file.replace('.ts', '')) }))
  .filter(({ file, key }) => readFileSync(`ui-kit/messages/en/${file}`, 'utf8').includes(`export const ${key}Messages`))
  .sort((one, other) => (one.file < other.file ? -1 : 1))

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
  'ui-kit/messages/en/index.ts': [
    '/* The texts of every component that has some, in English. */',
    ...withTexts.map(({ file, key }) => `import { ${key}Messages } from './${file}'`),
    "export { moveText } from './theme-move.ts'",
    `export const en = { ${withTexts.map(({ key }) => `${key}: ${key}Messages`).join(', ')} }`,
  ],
  'ui-kit/theme/default-colours.ts': [
    '/* The colours of tokens.css: lightness, chroma and hue of OKLCH, and opacity where there is one. */',
    `export const defaults = ${JSON.stringify({ light: coloursOf('light'), dark: coloursOf('dark') }, null, 2)} as const`,
  ],
}

for (const [file, lines] of Object.entries(files)) writeChanged(file, lines)
