// The documentation of the kit as Markdown, for people and programs that read a package: a page for each component and
// guide, the review status of the components, and llms.txt, which lists them. Written from what the Storybook shows.
import { existsSync, globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { exportedTypes } from '../../build/declarations.mjs'
import { componentsIn } from '../../build/docblocks.mjs'
import { propTypes, shapesOf } from '../../build/prop-types.mjs'
import { shared } from '../../build/settings.mjs'
import { de } from '../../ui-kit/messages/de/index.ts'
import { en } from '../../ui-kit/messages/en/index.ts'
import { ur } from '../../ui-kit/messages/ur/index.ts'
import { descriptionOf, exampleOf, nameOf, propsOf } from '../props.ts'
import { textsOf } from '../texts-of.ts'
import { examples } from './examples.mjs'
import { reviewOf, reviewPage } from './review.mjs'

const CATALOGS = { en, de, ur }

/** Writes `docs/` and `llms.txt` into the folder of the package, whose `dist` is built already. */
export async function writeKitDocs(folder) {
  const { modules } = JSON.parse(await readFile(`${folder}/dist/custom-elements.json`, 'utf8'))
  const elements = new Map(
    modules.flatMap(({ declarations }) => declarations).map((element) => [element.tagName, element]),
  )
  const written = exportedTypes(await readFile(`${folder}/dist/elements/element-types.d.ts`, 'utf8'))
  const elementTypes = new Map(written.map((type) => [type.name, type]))
  const components = await readComponents(elements, elementTypes)
  const review = { title: 'Review status', file: 'review-status', text: reviewPage(components) }
  const report = {
    title: 'Accessibility conformance report',
    file: 'accessibility-conformance',
    text: await readFile('docs/kit-accessibility-conformance.md', 'utf8'),
  }
  const guides = await readGuides()
  await mkdir(`${folder}/docs`)
  for (const { file, text } of [...components, ...guides, review, report])
    await writeFile(`${folder}/docs/${file}.md`, text)
  await writeFile(`${folder}/llms.txt`, llms(components, [...guides, review, report]))
}

/** By the form of https://llmstxt.org. */
function llms(components, guides) {
  const lines = (pages) =>
    pages.map(({ title, file, about }) => `- [${title}](docs/${file}.md)${about ? `: ${about}` : ''}`)
  return [
    '# @my-school/ui-kit',
    '> Components for school portals, for React and as custom elements. The only peer dependencies are react and react-dom, 18 or 19.',
    `## Guides\n\n- [README](README.md)\n${lines(guides).join('\n')}`,
    `## Components\n\n${lines(components).join('\n')}`,
    '## Optional\n\n- [Changelog](CHANGELOG.md)\n- [Manifest of the custom elements](dist/custom-elements.json)\n',
  ].join('\n\n')
}

/** The guides and patterns of the Storybook, which are Markdown but for a few lines. */
async function readGuides() {
  const paths = globSync(['stories/docs/*.mdx', 'stories/patterns/*.mdx']).sort()
  return Promise.all(
    paths.map(async (path) => {
      const written = (await readFile(path, 'utf8')).replace(/^import .*\n|^<(?:Meta|Canvas) .*\n/gm, '')
      const text = written.replace(/\n{3,}/g, '\n\n').trim()
      const file = `${path.includes('patterns') ? 'pattern-' : ''}${basename(path, '.mdx')}`
      return { title: /^# (.+)/m.exec(text)[1], file, text: `${text}\n` }
    }),
  )
}

/** Each component with its page, in the order of their names. */
async function readComponents(elements, elementTypes) {
  const files = (await readdir('stories')).filter((name) => /^(?!welcome)[\w-]+\.stories\.tsx$/.test(name)).sort()
  const stories = await readStories(files)
  return Promise.all(
    files.map(async (name, index) => {
      const file = name.replace('.stories.tsx', '')
      const { default: meta, ...exported } = stories[index]
      // In the order of the file, as in the Storybook: a module has its exports by the alphabet.
      const names = [...(await readFile(`stories/${name}`, 'utf8')).matchAll(/^export const (\w+)/gm)].map(
        ([, one]) => one,
      )
      const own = Object.fromEntries(names.filter((one) => one in exported).map((one) => [one, exported[one]]))
      const title = meta.title.split('/').at(-1)
      const element = [`kit-${file}`, file, `kit-${file.replace(/s$/, '')}`]
        .map((tag) => elements.get(tag))
        .find(Boolean)
      const docs = readSource(file, title)
      const about = descriptionOf(docs)
        .replace(/\s+/g, ' ')
        .split(/(?<=\.) /)[0]
      const component = { title, file, about, meta, element, elementTypes, stories: own, docs }
      return { ...component, review: reviewOf(component), text: pageOf(component) }
    }),
  )
}

/** What react-docgen reads from the source of a component. A hook has no props, and each icon those of `<svg>`. */
function readSource(file, name) {
  if (name.startsWith('use') || name === 'Icons') return {}
  const source = `ui-kit/${file}/${file}.tsx`
  const __docgenInfo = componentsIn(source).find(({ displayName }) => displayName === name)
  if (!__docgenInfo) throw new Error(`${source}: react-docgen finds no component ${name}.`)
  return { __docgenInfo }
}

/** The modules of the stories, with the kit from its sources. */
async function readStories(files) {
  // Node finds the packages only from a file of this project.
  const outfile = resolve(`node_modules/.cache/kit-docs.${process.pid}.mjs`)
  await build({
    ...shared,
    stdin: {
      contents: `${files.map((file, at) => `import * as s${at} from './${file}'`).join('\n')}
        export default [${files.map((_, at) => `s${at}`).join()}]`,
      resolveDir: 'stories',
    },
    outfile,
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    alias: {
      '@my-school/ui-kit': './ui-kit/index.ts',
      '@my-school/ui-kit/formatted-text': './ui-kit/formatted-text/entry.ts',
    },
    loader: { '.css': 'empty' },
    plugins: [withoutTests],
  })
  try {
    return (await import(pathToFileURL(outfile).href)).default
  } finally {
    await rm(outfile)
  }
}

/** Play functions are not called here, and `fn()` is any callback. */
const withoutTests = {
  name: 'without-tests',
  setup(builder) {
    builder.onResolve({ filter: /^storybook\/test$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    builder.onLoad({ filter: /./, namespace: 'unused' }, () => ({
      contents: `export const fn = () => () => {}
        export let expect, fireEvent, mocked, screen, spyOn, userEvent, waitFor, within`,
    }))
  },
}

const table = (head, rows) =>
  rows.length === 0
    ? []
    : [[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n')]

const inCell = (text = '') => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
const code = (text) => (text ? `\`${text.replace(/\s+/g, ' ')}\`` : '')
const list = (items) => items.map((item) => `- ${item}`).join('\n')

function pageOf({ title, file, meta, element, stories, docs, elementTypes }) {
  const { guide } = meta.parameters
  const types = propTypes(nameOf(docs), Object.keys(docs.__docgenInfo?.props ?? {}))
  const props = propsOf(docs, types, meta.argTypes).map(({ name, type, isRequired, description, initial }) => [
    `\`${name}\`${isRequired ? ' (required)' : ''}`,
    code(type),
    code(initial),
    description,
  ])
  return [
    `# ${title}`,
    descriptionOf(docs),
    imports(title, file, meta.component),
    `## When to use it\n\n${list(guide.use)}`,
    `## When to use another\n\n${list(guide.avoid)}`,
    `## Wording\n\n${table(['text', 'how it is written'], Object.entries(guide.wording)).join('')}`,
    ...part('Its own texts', textTable(title)),
    examples({ meta, stories, guide, own: exampleOf(docs) }),
    ...section('Props', table(['prop', 'type', 'default', 'what it is'], props)),
    ...shapesPart(types),
    ...section('Keyboard', table(['key', 'what it does'], Object.entries(guide.keyboard ?? {}))),
    `## Screen reader\n\n${guide.screenReader}`,
    ...(element ? elementPart(element, elementTypes, types.shapes) : []),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** A hook and a provider have no style. */
function imports(title, file, component) {
  const name = title === 'Icons' ? component.displayName : title
  const style = existsSync(`ui-kit/${file}/${file}.css`) ? `\nimport '@my-school/ui-kit/${file}.css'` : ''
  return `\`\`\`tsx\nimport { ${name} } from '@my-school/ui-kit/${file}'${style}\n\`\`\``
}

/** The default texts of a component in the languages of the kit. */
function textTable(title) {
  const [english, ...others] = Object.entries(CATALOGS).map(([lang, catalog]) => textsOf(title, catalog, lang))
  const rows = Object.entries(english).map(([key, text]) => [code(key), text, ...others.map((texts) => texts[key])])
  return table(['name', ...Object.keys(CATALOGS)], rows)
}

const section = (heading, tables) => tables.map((text) => `## ${heading}\n\n${text}`)
const part = (heading, tables) => tables.map((text) => `### ${heading}\n\n${text}`)

/** The shapes that types of props name, with the parameters of these types. */
const shapesPart = ({ parameters = [], shapes }) =>
  parameters.length + shapes.length === 0
    ? []
    : [
        '### Types',
        ...(parameters.length > 0 ? [`Type parameters: ${parameters.map(code).join(', ')}.`] : []),
        ...(shapes.length > 0 ? [`\`\`\`ts\n${shapes.map(({ text }) => text).join('\n\n')}\n\`\`\``] : []),
      ]

/**
 * @param types every type that the packed declarations of the elements have, by its name
 * @param shown the shapes that the page has already
 */
function elementPart(
  { tagName, attributes = [], members = [], events = [], slots = [], cssParts = [], cssProperties = [] },
  types,
  shown,
) {
  const described = ({ name, type, default: initial, description }) => [
    code(name),
    code(type?.text),
    code(initial),
    description,
  ]
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute)
  const named = (all) => all.map(({ name, description }) => [code(name) || '(content)', description])
  return [
    `## As a custom element\n\n\`<${tagName}>\`, of \`@my-school/ui-kit/elements/${tagName.replace('kit-', '')}.js\` or \`elements.js\`.`,
    ...part('Attributes', table(['attribute', 'type', 'default', 'what it is'], attributes.map(described))),
    ...part('Properties', table(['property', 'type', 'default', 'what it is'], properties.map(described))),
    ...part(
      'Events',
      table(
        ['event', 'type', 'when'],
        events.map(({ name, type, description }) => [code(name), code(type?.text), description]),
      ),
    ),
    ...part('Slots', table(['slot', 'what it is'], named(slots))),
    ...part('Parts', table(['part', 'what it is'], named(cssParts))),
    ...part('Custom properties', table(['property', 'what it is'], named(cssProperties))),
    ...shapesPart({
      shapes: shapesOf(
        types,
        [...members, ...events].map(({ type }) => type?.text ?? ''),
      ).filter(({ name }) => !shown.some((one) => one.name === name)),
    }),
  ]
}
