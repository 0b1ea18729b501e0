import { readdirSync, readFileSync } from 'node:fs'

/** The text of a docblock, without its stars. */
const textOf = (block) =>
  block
    .replace(/^\s*\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .replace(/^\s*\* ?/gm, '')
    .trim()

/** A docblock's text without the tags of styles, which become lists of their own. */
const withoutStyleTags = (text) => text.replace(/^@css[\s\S]*?(?=^@(?!css)|(?![\s\S]))/gm, '').trim()

/** The names and texts of `@csspart name - text` and `@cssproperty --name - text`. */
const styleTags = (text, tag) =>
  [...text.matchAll(new RegExp(String.raw`^@${tag} (\S+) - ([\s\S]*?)(?=\n@|\n\n|$(?![\s\S]))`, 'gm'))].map(
    ([, name, text]) => ({ name, text: text.replace(/\s+/g, ' ') }),
  )

const BLOCK = String.raw`\/\*\*(?:(?!\*\/)[\s\S])*\*\/`

/**
 * Reads interfaces, types and docblocks from the sources of the kit. It needs Biome's formatting, and that each
 * public declaration is exported where it is declared.
 *
 * The docblock of a component names its parts (`@csspart name - What it is.`), the components whose parts are its parts
 * too (`@csspartsOf Dialog`) and its custom properties (`@cssproperty --kit-name - What it is.`).
 */
export function readDocblocks(folder) {
  const interfaces = new Map()
  const aliases = new Map()
  const components = new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/^(dist|node_modules)|-types\.|\.d\.ts$/.test(name))
  for (const file of files.sort()) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, block = '', source, name, parents = '', body] of text.matchAll(
      new RegExp(String.raw`(?:(${BLOCK})\n)?(export interface (\w+)(?:<[^{]*?>)?([^{]*)\{\n([\s\S]*?)\n\})`, 'g'),
    ))
      interfaces.set(name, {
        source: `${block}\n${source}`.trim(),
        parents: parentsOf(parents),
        members: membersOf(body),
      })
    for (const [, block = '', source, name] of text.matchAll(
      new RegExp(String.raw`(?:(${BLOCK})\n)?(export type (\w+) = [\s\S]*?)(?=\n\n|\n\/\*\*|$)`, 'g'),
    ))
      aliases.set(name, { source: `${block}\n${source}`.trim() })
    for (const [, block, name] of text.matchAll(
      new RegExp(String.raw`(${BLOCK})\nexport (?:const|function) ([A-Z]\w+)`, 'g'),
    ))
      components.set(name, readComponent(textOf(block), `${folder}/${file}`))
  }
  /** The parts of a component: its own, and those of the components in it, which `@csspartsOf Name` names. */
  const partsOf = (name) => {
    const { ownParts, partsFrom } = components.get(name) ?? {}
    if (!ownParts) throw new Error(`@csspartsOf ${name}: no component of this name has a docblock.`)
    const all = [...ownParts, ...partsFrom.flatMap(partsOf)]
    return all.filter((part, index) => all.findIndex((one) => one.name === part.name) === index)
  }
  /** A member of an interface or of one that it extends. */
  const memberOf = (name, member, seen = new Set()) => {
    const found = interfaces.get(name)
    if (!found || seen.has(name)) return
    seen.add(name)
    return found.members.get(member) ?? first(found.parents.map((parent) => memberOf(parent, member, seen)))
  }
  return { interfaces, aliases, components, memberOf, partsOf }
}

const readComponent = (text, file) => ({
  description: withoutStyleTags(text),
  ownParts: styleTags(text, 'csspart'),
  partsFrom: [...text.matchAll(/^@csspartsOf (\w+)$/gm)].map(([, name]) => name),
  properties: styleTags(text, 'cssproperty'),
  file,
})

const first = (values) => values.find((value) => value !== undefined)
const parentsOf = (text) => [...text.matchAll(/\b[A-Z]\w*Props\b|\bButtonLook\b/g)].map(([name]) => name)

/** The members of an interface: each has its docblock above it, and all are indented by two spaces. */
function membersOf(body) {
  const members = new Map()
  const starts = [
    ...body.matchAll(new RegExp(String.raw`(?:^  (${BLOCK})\n)?^  (?:readonly )?(\w+|'[\w-]+')\??: `, 'gm')),
  ]
  for (const [index, start] of starts.entries()) {
    const [whole, block = '', name] = start
    const end = starts[index + 1]?.index ?? body.length
    const type = body.slice(start.index + whole.length, end)
    members.set(name.replaceAll("'", ''), { text: textOf(block), type: type.replace(/\s*\n\s*/g, ' ').trim() })
  }
  return members
}
