import { build } from 'esbuild'
import { readDocblocks } from './docblocks.mjs'
import { elements } from './elements.mjs'
import { elements as found } from './kit-entries.mjs'
import { propOf, shapesOf, withoutComments } from './prop-types.mjs'

const ROW_ACTIONS_PART = { name: 'row-actions', description: 'The buttons and links of a row.' }
const ROOT = { name: 'root', description: 'The outermost element in the shadow root.' }
/** Slots with names that the page gives. */
const SLOTS = { 'kit-tabs': [{ name: '{key}', description: 'The content of the panel of the tab with this key.' }] }
/** Elements that only bring their content into a page. */
const WITHOUT_ROOT = ['kit-provider', 'kit-form']

const camel = (tag) => tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())

/** The definitions of the elements, from the code that pages run. */
async function readDefinitions() {
  const { outputFiles } = await build({
    ...elements,
    entryPoints: undefined,
    stdin: {
      contents: `export { definitions } from 'kit-elements'
        export { attributeOf, reflects, NumberOrString, TrueByDefault } from './ui-kit/elements/attributes.ts'`,
      resolveDir: '.',
    },
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}

/**
 * The Custom Elements Manifest, schema 1.0.0, from the definitions of the elements and the docblocks of their components:
 * a module for the own file of each element, and one for elements.js. It fails where a prop or an element is not described.
 * @param types every exported type, by its name
 */
export async function elementManifest(types) {
  const { definitions, attributeOf, reflects, NumberOrString, TrueByDefault } = await readDefinitions()
  const docs = readDocblocks()
  const basic = new Map([
    [String, 'string'],
    [Number, 'number'],
    [Boolean, 'boolean'],
    [TrueByDefault, 'boolean'],
    [NumberOrString, 'number | string'],
  ])
  /** A type that names no parameter and no member of another: a page without React has neither. */
  const resolve = (type, component) =>
    type
      .replace(/\b(\w+)Props\['(\w+)'\]/g, (whole, name, member) => {
        const found = propOf(types, `${name}Props`, member)
        return found ? resolve(found.type, component) : whole
      })
      .replace(/\bNotInferred<([^<>]*)>/g, '$1')
      .replace(/\bTextFor<([^<>]*)>/g, '(values: $1) => string')
      .replace(/ \| Empty<\w+>/g, '')
      .replace(/\b(Value|Placeholder|Key)\b/g, 'string')
      .replace(
        /\bRow\b/g,
        () => /<Row extends (\w+)/.exec(types.get(`${component}Props`)?.text)?.[1] ?? 'Record<string, unknown>',
      )
      .replace(/\bReactNode\b/g, 'string')

  const plain = (type, name) => types.get(type).members[name]
  /** Whether a page without React cannot write values of a type, because it or a type in it is React's or a function. */
  const isReacts = (type) =>
    [type, ...shapesOf(types, [type]).map(({ text }) => withoutComments(text))].some((text) =>
      /=>|\b(ReactNode|RefObject|HTMLAttributes|KitMessages)\b/.test(text),
    )

  const describe = ({ tag, elementClass: { options } }, index) => {
    const { name, component } = found[index]
    const path = `dist/elements/${name}.js`
    const docblock = docs.get(component)
    if (!docblock?.description) throw new Error(`${tag}: no docblock of a component ${component} is found.`)
    const documented = (name) => propOf(types, `${component}Props`, name) ?? propOf(types, 'SelectableProps', name)
    const properties = Object.entries(options.props ?? {}).map(([name, type]) => {
      const member = documented(name)
      // The component's own prop, unless a page writes it in another form: `columns` may be columns or their number.
      const other = !member || isReacts(member.type) ? plain('PlainProps', name) : undefined
      const docs = other ?? (member?.description ? member : plain('NativeProps', name))
      if (!docs) throw new Error(`${tag}: nothing is said of the prop ${name}. Write a docblock.`)
      // A ReactNode, and a text that may be a function, is a text in an attribute.
      const isPlain = basic.has(type) && /ReactNode|^Text(For|Of)\b/.test(member?.type ?? '')
      const written =
        (other ?? (isPlain ? undefined : member))?.type ?? (member ? undefined : docs.type) ?? basic.get(type)
      if (!written) throw new Error(`${tag}: the type of ${name} is not found.`)
      return {
        name,
        description: inOneLine(docs.description),
        type: { text: resolve(written, component) },
        default: docs.tags.default?.[0],
        // No text is a function.
        attribute: type === Function ? undefined : attributeOf(name),
        reflects: (reflects(type) && !(name === 'value' && options.form)) || undefined,
      }
    })
    const hasRowActions = 'rowActions' in (options.props ?? {})
    const events = [...Object.keys(options.events ?? {}), ...(hasRowActions ? ['onRowAction'] : [])].map((name) => {
      const own = plain('ElementDetails', name)
      const detail = own?.type ?? parameterOf(resolve(documented(name)?.type ?? '', component))
      return {
        name: name === 'onRowAction' ? 'action' : name.slice(2).toLowerCase(),
        description: inOneLine((documented(name) ?? own).description),
        type: { text: `CustomEvent<${resolve(detail || 'undefined', component)}>` },
      }
    })
    const slots = (options.slots ?? []).map((name) => ({
      name: name === 'children' ? '' : attributeOf(name),
      description: inOneLine(documented(name)?.description || 'The content.'),
    }))
    const methods = [
      ...Object.keys(options.methods ?? {}),
      ...(options.form ? ['checkValidity', 'reportValidity'] : []),
      ...(options.form?.sync ? ['setCustomValidity'] : []),
    ]
    const listed = ({ name, text }) => ({ name, description: text })
    const isProperty = ({ name }) => !name.includes('-')
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: `${camel(tag)}Element`,
          tagName: tag,
          description: docblock.description,
          members: [
            ...properties.filter(isProperty).map(({ name, ...rest }) => ({ kind: 'field', name, ...rest })),
            ...methods.map((name) => ({
              kind: 'method',
              name,
              description: plain('ElementMethods', name).description,
            })),
          ],
          attributes: properties
            .filter(({ attribute }) => attribute)
            .map(({ name, attribute, reflects: _, ...rest }) => ({
              name: attribute,
              fieldName: isProperty({ name }) ? name : undefined,
              ...rest,
            })),
          events,
          slots: [...slots, ...(SLOTS[tag] ?? [])],
          cssParts: [
            ...(WITHOUT_ROOT.includes(tag) ? [] : [ROOT]),
            ...docblock.parts.map(listed),
            ...(hasRowActions ? [ROW_ACTIONS_PART] : []),
          ],
          cssProperties: docblock.cssProperties.map(listed),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name: `${camel(tag)}Element`, module: path } },
      ],
    }
  }
  const modules = definitions.map(describe)
  const whole = {
    kind: 'javascript-module',
    path: 'dist/elements.js',
    description: 'All elements.',
    declarations: [],
    exports: modules.flatMap((one) => one.exports),
  }
  return { schemaVersion: '1.0.0', readme: 'README.md', modules: [whole, ...modules] }
}

/** The type of a callback's first parameter. */
const parameterOf = (type) => /^\(\s*(?:\w+\??:\s*([\s\S]*?))?\)\s*=>/.exec(type)?.[1]?.trim()

const inOneLine = (text = '') => text.replace(/\s+/g, ' ')
