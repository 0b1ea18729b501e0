// What the sources of the kit say of the types of props. react-docgen reads `readonly Item[]` as `unknown`.
import { globSync, readFileSync } from 'node:fs'
import { exportedTypes } from './declarations.mjs'

let sources

/** Every type that a source of the kit exports, by its name. */
export function sourceTypes() {
  sources ??= readTypes()
  return sources
}

function readTypes() {
  const files = globSync('ui-kit/*/*.{ts,tsx}', { exclude: ['ui-kit/{dist,messages}/**'] }).sort()
  const types = files.flatMap((file) =>
    exportedTypes(readFileSync(file, 'utf8'), file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']),
  )
  return new Map(types.map((type) => [type.name, type]))
}

/** A prop of a type of props, which may be one of the types that it extends. */
export const propOf = (types, name, prop) =>
  types.get(name)?.members[prop] ??
  types
    .get(name)
    ?.parents.map((parent) => propOf(types, parent, prop))
    .find(Boolean)

/**
 * The types of a kit that texts of types name, and the types that those name, in this order.
 * @returns the name and the text of each
 */
export function shapesOf(types, texts) {
  const found = new Map()
  const follow = (text) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      if (!types.has(name) || found.has(name)) continue
      const shape = types.get(name).text.replace(/^export /m, '')
      found.set(name, shape)
      follow(withoutComments(shape))
    }
  }
  texts.forEach(follow)
  return [...found].map(([name, text]) => ({ name, text }))
}

export const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/**
 * The types of the props of a component as they are written, with what their docblocks say, the parameters of these types,
 * and the shapes of all types of the kit that they name. react-docgen takes the docblock of a type that is extended, where
 * the component has its own.
 * @param names the documented props
 */
export function propTypes(component, names) {
  const found = names
    .map((name) => [name, propOf(sourceTypes(), `${component}Props`, name)])
    .filter(([, prop]) => prop?.type)
  const props = found.map(([name, { type, description, tags }]) => [
    name,
    { type: inPlace(type), description, initial: tags.default?.[0] },
  ])
  const parameters = sourceTypes().get(`${component}Props`)?.parameters ?? []
  const shapes = shapesOf(sourceTypes(), [...props.map(([, { type }]) => type), ...parameters])
  return { props: Object.fromEntries(props), parameters, shapes }
}

/** A type with the choices of texts that it names: `'info' | 'danger'` for `Tone`. */
const inPlace = (type) =>
  type.replace(
    /\b[A-Z]\w+\b/g,
    (name) => /= ('[^']*'(?: \| '[^']*')*)$/.exec(sourceTypes().get(name)?.text ?? '')?.[1] ?? name,
  )
