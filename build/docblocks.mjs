import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse as parseComment, tokenizers } from 'comment-parser'
import { builtinResolvers, defaultHandlers, parse, utils } from 'react-docgen'

/**
 * Keeps of each prop its type as it is written and its own docblock: react-docgen knows no `readonly`, resolves the names of
 * types, and takes the docblock of an interface that is extended.
 */
function asWritten(documentation, component) {
  for (const type of utils.getTypeFromReactComponent(component))
    utils.applyToTypeProperties(documentation, type, (member) => {
      if (!member.node.typeAnnotation) return
      Object.assign(documentation.getPropDescriptor(utils.getPropertyName(member)), {
        type: utils.printValue(member.get('typeAnnotation').get('typeAnnotation')).replace(/\s*\n\s*/g, ' '),
        docblock: utils.docblock.getDocblock(member) ?? '',
      })
    })
}

const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()

/** A docblock as its text and its tags, each with all that is written after it. */
function readDocblock(text = '') {
  const [block] = parseComment(`/**\n${text.replace(/^/gm, ' * ')}\n */`, {
    spacing: 'preserve',
    tokenizers: [tokenizers.tag(), tokenizers.description('preserve')],
  })
  return {
    description: (block?.description ?? '').trim(),
    tags: (block?.tags ?? []).map(({ tag, description }) => ({ tag, text: inOneLine(description) })),
  }
}

/** What is written after tags of one name, such as `@csspart body - The text.` */
function named(tags, wanted) {
  const found = tags.filter(({ tag }) => tag === wanted).map(({ text }) => text.split(/ - (.*)/))
  return found.map(([name, text]) => ({ name, text }))
}

/**
 * What the docblocks of the kit say: of each component its description, its props and its public parts. The docblock of a
 * component names its parts (`@csspart name - What it is.`), the components whose parts are its parts too
 * (`@csspartsOf Dialog`) and its custom properties (`@cssproperty --kit-name - What it is.`).
 */
export function readDocblocks() {
  const components = new Map()
  for (const file of globSync('ui-kit/*/*.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()) {
    const options = {
      filename: resolve(file),
      handlers: [...defaultHandlers, asWritten],
      resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
    }
    for (const { displayName, description, props = {} } of read(file, options)) {
      const { tags, ...block } = readDocblock(description)
      components.set(displayName, { file, tags, props, ...block })
    }
  }
  /** The parts of a component: its own, and those of the components in it. */
  const partsOf = (name) => {
    const { tags } = components.get(name) ?? {}
    if (!tags) throw new Error(`@csspartsOf ${name}: no component of this name has a docblock.`)
    const all = [...named(tags, 'csspart'), ...named(tags, 'csspartsOf').flatMap(({ name }) => partsOf(name))]
    return all.filter((part, index) => all.findIndex((one) => one.name === part.name) === index)
  }
  return new Map(
    [...components].map(([name, { tags, props, ...rest }]) => [
      name,
      {
        ...rest,
        parts: partsOf(name),
        ownParts: named(tags, 'csspart'),
        partsFrom: named(tags, 'csspartsOf').map((other) => other.name),
        cssProperties: named(tags, 'cssproperty'),
        props: Object.fromEntries(Object.entries(props).map(([prop, written]) => [prop, readProp(written)])),
      },
    ]),
  )
}

function readProp({ type, docblock }) {
  const { description, tags } = readDocblock(docblock)
  return { type, text: inOneLine(description), default: tags.find(({ tag }) => tag === 'default')?.text }
}

function read(file, options) {
  try {
    return parse(readFileSync(file, 'utf8'), options)
  } catch (error) {
    if (error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}
