// Describes the custom elements, from their table (ui-kit/elements/definitions.ts) and the docblocks of the components.
import { build } from 'esbuild'
import { readDocblocks } from './docblocks.mjs'
import { elements } from './elements.mjs'

/** Types of props that a page writes in another form than React: ui-kit/elements/plain-props.tsx. */
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
  rowKey: ['string', "The field of a row that is its unique key.\n@default 'id'"],
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
  type: '{ action: string; row: Record<string, unknown> }',
  text: 'A button of a row was pressed.',
}
const ROW_ACTIONS_PART = { name: 'row-actions', text: 'The buttons and links of a row.' }
/** What methods do, and their types. */
export const METHODS = {
  checkValidity: {
    text: 'Whether the value is valid. If not, the element fires the event `invalid` of the browser.',
    type: '(): boolean',
  },
  reportValidity: { text: 'The same; the browser also shows what is wrong.', type: '(): boolean' },
  setCustomValidity: {
    text: 'Makes the value invalid with this message, until it is set to an empty one.',
    type: '(message: string): void',
  },
  show: {
    text: 'Shows a toast. Returns its id, with which it can be taken out of `toasts`.',
    type: "(toast: Partial<Toast> | string): Toast['id']",
  },
}
/** Slots with names that the page gives. */
const SLOTS = { 'kit-tabs': [{ name: '{key}', text: 'The content of the panel of the tab with this key.' }] }
const ROOT = { name: 'root', text: 'The outermost element in the shadow root.' }
/** Elements that only bring their content into a page. */
const WITHOUT_ROOT = ['kit-provider', 'kit-form']
const COMPONENTS = { 'kit-provider': 'KitProvider', 'kit-form': 'FormFrame', 'kit-icon': 'NamedIcon' }

const camel = (tag) => tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())

/** Loads the table of elements with the same code that pages run. */
async function readTable() {
  const { outputFiles } = await build({
    ...elements,
    minifyIdentifiers: false,
    entryPoints: undefined,
    stdin: {
      contents: `export * from './ui-kit/elements/define.ts'; export { attributeOf, reflects, NumberOrString, TrueByDefault } from './ui-kit/elements/attributes.ts'`,
      resolveDir: '.',
      loader: 'ts',
    },
    write: false,
    logLevel: 'error',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}

/** The description of each element. */
export async function describeElements() {
  const { definitions, attributeOf, reflects, NumberOrString, TrueByDefault } = await readTable()
  const docs = readDocblocks('ui-kit')
  const basic = new Map([
    [String, 'string'],
    [Number, 'number'],
    [Boolean, 'boolean'],
    [TrueByDefault, 'boolean'],
    [NumberOrString, 'number | string'],
  ])
  /** A type that needs no others: `ToastProps['label']` is the type of that member, a parameter is its default. */
  const resolve = (type, component) =>
    type
      .replace(/\b(\w+(?:Props|Toast|Look))\['(\w+)'\]/g, (whole, name, member) => {
        const found = docs.memberOf(name, member)
        return found ? resolve(found.type, component) : whole
      })
      .replace(/\bNotInferred<([^<>]*)>/g, '$1')
      .replace(/\bTextFor<([^<>]*)>/g, '(values: $1) => string')
      .replace(/ \| Empty<\w+>/g, '')
      .replace(/\b(Value|Placeholder|Key)\b/g, 'string')
      .replace(/\bRow\b/g, rowOf(component))
  /** The type of a row: the default of the parameter `Row`. */
  const rowOf = (component) =>
    /<Row extends (\w+)/.exec(docs.interfaces.get(`${component}Props`)?.source ?? '')?.[1] ?? 'Record<string, unknown>'
  return definitions.map(({ tag, elementClass: { options } }) => {
    const component = COMPONENTS[tag] ?? camel(tag.slice('kit-'.length))
    const { description = '', file, properties: cssProperties } = docs.components.get(component) ?? {}
    if (!description) throw new Error(`${tag}: no docblock of a component ${component} is found.`)
    const documented = (name) => docs.memberOf(`${component}Props`, name) ?? docs.memberOf('SelectableProps', name)
    const properties = Object.entries(options.props ?? {}).map(([name, type]) => {
      const member = documented(name)
      const [plainType, plainText] = PLAIN[name] ?? []
      const text = plainText ?? (member?.text || NATIVE[name])
      if (!text) throw new Error(`${tag}: nothing is said of the prop ${name}. Write a docblock, or a line in NATIVE.`)
      // A ReactNode, and a text that may be a function, is a text in an attribute.
      const isPlain = basic.has(type) && /ReactNode|^Text(For|Of)\b/.test(member?.type ?? '')
      const own = isPlain ? undefined : member?.type
      const written = plainType ?? own ?? basic.get(type)
      if (!written) throw new Error(`${tag}: the type of ${name} is not found.`)
      return {
        name,
        text,
        type: resolve(written, component).replace(/ReactNode/g, 'string'),
        // No text is a function.
        attribute: type === Function ? undefined : attributeOf(name),
        reflects: reflects(type) && !(name === 'value' && options.form),
      }
    })
    const events = Object.entries(options.events ?? {}).map(([name, { cancelable = false }]) => ({
      name: name.slice(2).toLowerCase(),
      text: documented(name)?.text ?? '',
      type: resolve(DETAILS[name] ?? parameterOf(resolve(documented(name)?.type ?? '', component)), component),
      cancelable,
    }))
    const hasRowActions = properties.some(({ name }) => name === 'rowActions')
    if (hasRowActions) events.push({ ...ROW_ACTION, cancelable: false })
    const slots = [
      ...(options.slots ?? []).map((name) => ({
        name: name === 'children' ? '' : attributeOf(name),
        text: documented(name)?.text || 'The content.',
      })),
      ...(SLOTS[tag] ?? []),
    ]
    return {
      tag,
      component,
      className: `${camel(tag)}Element`,
      file,
      description: withoutTags(description),
      properties,
      events,
      slots,
      parts: [
        ...(WITHOUT_ROOT.includes(tag) ? [] : [ROOT]),
        ...docs.partsOf(component),
        ...(hasRowActions ? [ROW_ACTIONS_PART] : []),
      ],
      cssProperties,
      form: !!options.form,
      methods: [
        ...Object.keys(options.methods ?? {}),
        ...(options.form ? ['checkValidity', 'reportValidity'] : []),
        ...(options.form?.sync ? ['setCustomValidity'] : []),
      ],
      docs,
    }
  })
}

/** The type of a callback's first parameter. */
function parameterOf(type) {
  const [, parameter = ''] = /^\(\s*(?:\w+\??:\s*([\s\S]*?))?\)\s*=>/.exec(type) ?? []
  return parameter.trim() || 'undefined'
}

/** A docblock without its tags. An @ in a line, as in '@school.example', is no tag. */
const withoutTags = (text) => text.replace(/^@\w+[\s\S]*$/m, '').trim()
/** A docblock as one line. */
export const inOneLine = (text) => withoutTags(text).replace(/\s+/g, ' ')
export const defaultOf = (text) => /^@default ([\s\S]+?)(?=\n@|\n\n|$(?![\s\S]))/m.exec(text)?.[1].replace(/\s+/g, ' ')
