import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse as parseComment, tokenizers } from 'comment-parser'
import { builtinResolvers, parse } from 'react-docgen'

const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()

/**
 * A docblock: its text, and the texts after its tags by their names.
 * @param value what is between the stars and slashes at its ends
 */
export function readDocblock(value = '') {
  const tokens = [tokenizers.tag(), tokenizers.description('preserve')]
  const [block] = parseComment(`/*${value}*/`, { spacing: 'preserve', tokenizers: tokens })
  const tags = {}
  for (const { tag, description } of block?.tags ?? []) {
    tags[tag] ??= []
    tags[tag].push(inOneLine(description))
  }
  return { description: (block?.description ?? '').trim(), tags }
}

/** The name and text of a tag such as `@csspart body - The text.` */
const named = (lines = []) => lines.map((line) => line.split(/ - (.*)/)).map(([name, text]) => ({ name, text }))

/**
 * What the docblocks of the components say, by their names. Such a docblock names the parts (`@csspart name - What it is.`),
 * the components whose parts are its parts too (`@csspartsOf Dialog`) and the custom properties (`@cssproperty --kit-name -
 * What it is.`).
 */
export function readDocblocks() {
  const components = new Map()
  for (const file of globSync('ui-kit/*/*.tsx').map((path) => path.replaceAll('\\', '/'))) {
    for (const { displayName, description, props = {} } of componentsIn(file)) {
      const { tags, ...block } = readDocblock(`*\n${description}\n`)
      const ownParts = named(tags.csspart)
      const cssProperties = named(tags.cssproperty)
      components.set(displayName, {
        ...block,
        file,
        props: Object.keys(props),
        ownParts,
        cssProperties,
        partsFrom: tags.csspartsOf ?? [],
      })
    }
  }
  /** The parts of a component: its own, and those of the components in it. */
  const partsOf = (name) => {
    const component = components.get(name)
    if (!component) throw new Error(`@csspartsOf ${name}: no component of this name has a docblock.`)
    const all = [...component.ownParts, ...component.partsFrom.flatMap(partsOf)]
    return all.filter((part, index) => all.findIndex((one) => one.name === part.name) === index)
  }
  for (const [name, component] of components) component.parts = partsOf(name)
  return components
}

/** What react-docgen reads of each component that a file exports. */
export function componentsIn(file) {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })
  try {
    return parse(readFileSync(file, 'utf8'), { filename: resolve(file), resolver })
  } catch (error) {
    if (error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}
