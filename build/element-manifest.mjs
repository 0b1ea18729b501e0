import { build } from 'esbuild'
import { readDocblocks } from './docblocks.mjs'
import { elementFiles, elements } from './elements.mjs'

/** Types and texts of props that a page writes in another form than React: ui-kit/elements/plain-props.tsx. */
const PLAIN = {
  rowActions: ['readonly RowAction[]', 'Buttons and links of each row; a press is the event `action`.'],
  rows: ['readonly Record<string, unknown>[]', 'All rows: the table itself sorts them and divides them into pages.'],
  columns: ['readonly PlainColumn[]', 'The columns, in order. In a table of known rows: more columns, after its own.'],
  tabs: ['readonly PlainTab[]', 'The tabs, in order.'],
  messages: ['Readonly<Record<string, object>>', 'Texts in place of the default texts, by component.'],
  inputMode: ['string', 'As on `<input>`.'],
  finalFocus: [
    '() => Element | null | undefined',
    'Returns the element that takes focus when the dialog closes. Use it when what opened the dialog is gone by then.',
  ],
  rowKey: ['string', 'The field of a row that is its unique key.', "'id'"],
  icon: ['string', 'Name of an icon of the kit, such as `plus`.'],
  'aria-description': ['string', 'More about the control for screen readers.'],
  'aria-label': ['string', 'Accessible name, where the text does not say enough.'],
}
/** The texts for props that are attributes of HTML. */
const NATIVE = {
  disabled: 'The control cannot be used.',
  type: 'As on the native element: `submit` and `reset` work on the form around it.',
  value: 'The text to copy.',
  target: 'As on `<a>`.',
  rel: 'As on `<a>`.',
  download: 'As on `<a>`.',
  autoComplete: 'As on `<input>`.',
}
/** Details of events that differ from the callback's parameter. */
const DETAILS = { onConfirm: '{ waitUntil: (promise: Promise<unknown>) => void }' }
const ROW_ACTION = {
  name: 'action',
  description: 'A button of a row was pressed.',
  type: { text: 'CustomEvent<{ action: string; row: Record<string, unknown> }>' },
}
const ROW_ACTIONS_PART = { name: 'row-actions', description: 'The buttons and links of a row.' }
const ROOT = { name: 'root', description: 'The outermost element in the shadow root.' }
/** Slots with names that the page gives. */
const SLOTS = { 'kit-tabs': [{ name: '{key}', description: 'The content of the panel of the tab with this key.' }] }
/** Elements that only bring their content into a page. */
const WITHOUT_ROOT = ['kit-provider', 'kit-form']
/** Elements that have another component than that of their name. */
const COMPONENTS = { 'kit-provider': 'KitProvider', 'kit-form': 'FormFrame', 'kit-icon': 'NamedIcon' }
/** What methods do, and what they take and return. */
const METHODS = {
  checkValidity: {
    description: 'Whether the value is valid. If not, the element fires the event `invalid` of the browser.',
    return: { type: { text: 'boolean' } },
  },
  reportValidity: {
    description: 'The same; the browser also shows what is wrong.',
    return: { type: { text: 'boolean' } },
  },
  setCustomValidity: {
    description: 'Makes the value invalid with this message, until it is set to an empty one.',
    parameters: [{ name: 'message', type: { text: 'string' } }],
    return: { type: { text: 'void' } },
  },
  show: {
    description: 'Shows a toast. Returns its id, with which it can be taken out of `toasts`.',
    parameters: [{ name: 'toast', type: { text: 'Partial<Toast> | string' } }],
    return: { type: { text: "Toast['id']" } },
  },
}

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
        const found = propOf(`${name}Props`, member)
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

  /** What is said of a prop, also where the type omits some props of another. */
  const propOf = (type, name) =>
    docs.get(type.replace(/Props$/, ''))?.props[name] ??
    types
      .get(type)
      ?.parents.map((parent) => propOf(parent, name))
      .find(Boolean)

  const describe = ({ tag, elementClass: { options } }, path) => {
    const component = COMPONENTS[tag] ?? camel(tag.slice('kit-'.length))
    const docblock = docs.get(component)
    if (!docblock?.description) throw new Error(`${tag}: no docblock of a component ${component} is found.`)
    const documented = (name) => propOf(`${component}Props`, name) ?? propOf('SelectableTableProps', name)
    const properties = Object.entries(options.props ?? {}).map(([name, type]) => {
      const member = documented(name)
      const [plainType, plainText, plainDefault] = PLAIN[name] ?? []
      const text = plainText ?? (member?.text || NATIVE[name])
      if (!text) throw new Error(`${tag}: nothing is said of the prop ${name}. Write a docblock, or a line in NATIVE.`)
      // A ReactNode, and a text that may be a function, is a text in an attribute.
      const isPlain = basic.has(type) && /ReactNode|^Text(For|Of)\b/.test(member?.type ?? '')
      const written = plainType ?? (isPlain ? undefined : member?.type) ?? basic.get(type)
      if (!written) throw new Error(`${tag}: the type of ${name} is not found.`)
      return {
        name,
        description: text,
        type: { text: resolve(written, component) },
        default: plainText ? plainDefault : member?.default,
        // No text is a function.
        attribute: type === Function ? undefined : attributeOf(name),
        reflects: (reflects(type) && !(name === 'value' && options.form)) || undefined,
      }
    })
    const events = Object.entries(options.events ?? {}).map(([name]) => {
      const { text = '', type = '' } = documented(name) ?? {}
      const detail = DETAILS[name] ?? (parameterOf(resolve(type, component)) || 'undefined')
      return {
        name: name.slice(2).toLowerCase(),
        description: text,
        type: { text: `CustomEvent<${resolve(detail, component)}>` },
      }
    })
    const slots = (options.slots ?? []).map((name) => ({
      name: name === 'children' ? '' : attributeOf(name),
      description: documented(name)?.text || 'The content.',
    }))
    const methods = [
      ...Object.keys(options.methods ?? {}),
      ...(options.form ? ['checkValidity', 'reportValidity'] : []),
      ...(options.form?.sync ? ['setCustomValidity'] : []),
    ]
    const hasRowActions = 'rowActions' in (options.props ?? {})
    const plain = ({ name, text }) => ({ name, description: text })
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
            ...methods.map((name) => ({ kind: 'method', name, ...METHODS[name] })),
          ],
          attributes: properties
            .filter(({ attribute }) => attribute)
            .map(({ name, attribute, reflects: _, ...rest }) => ({
              name: attribute,
              fieldName: isProperty({ name }) ? name : undefined,
              ...rest,
            })),
          events: hasRowActions ? [...events, ROW_ACTION] : events,
          slots: [...slots, ...(SLOTS[tag] ?? [])],
          cssParts: [
            ...(WITHOUT_ROOT.includes(tag) ? [] : [ROOT]),
            ...docblock.parts.map(plain),
            ...(hasRowActions ? [ROW_ACTIONS_PART] : []),
          ],
          cssProperties: docblock.cssProperties.map(plain),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name: `${camel(tag)}Element`, module: path } },
      ],
    }
  }
  const paths = Object.keys(elementFiles).map((name) => `dist/elements/${name}.js`)
  const modules = definitions.map((definition, index) => describe(definition, paths[index]))
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
