// Writes what tools read about the custom elements, from their table (ui-kit/elements/definitions.ts) and the docblocks
// of the components: custom-elements.json (schema 1.0.0 of the Custom Elements Manifest), the types of the elements for
// document.createElement, and those for JSX and Vue.
import { mkdir, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { readDocblocks } from './docblocks.mjs'
import { elements } from './elements.mjs'

/** Types of props that a page writes in another form than React: ui-kit/elements/plain-props.tsx. */
const PLAIN = {
  rowActions: ['readonly RowAction[]', 'Buttons and links of each row; a press is the event `action`.'],
  rows: ['readonly Record<string, unknown>[]', 'All rows: the table itself sorts them and divides them into pages.'],
  columns: ['readonly PlainColumn[]', 'The columns, in order. In a table of known rows: more columns, after its own.'],
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
const COMPONENTS = { 'kit-provider': 'KitProvider', 'kit-form': 'FormFrame', 'kit-icon': 'NamedIcon' }

const camel = (tag) => tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())

/** Loads the table of elements with the same code that pages run. */
async function readTable() {
  const { outputFiles } = await build({
    ...elements,
    minify: false,
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
async function describe() {
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
  return definitions.map(({ tag, options }) => {
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
      const isPlain = basic.has(type) && /ReactNode|^TextFor\b/.test(member?.type ?? '')
      const own = isPlain ? undefined : member?.type
      const written = plainType ?? own ?? basic.get(type)
      if (!written) throw new Error(`${tag}: the type of ${name} is not found.`)
      return {
        name,
        text,
        type: resolve(written, component).replace(/ReactNode/g, 'string'),
        attribute: attributeOf(name),
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
    const slots = (options.slots ?? []).map((name) => ({
      name: name === 'children' ? '' : attributeOf(name),
      text: documented(name)?.text || 'The content.',
    }))
    return {
      tag,
      component,
      className: `${camel(tag)}Element`,
      file,
      description,
      properties,
      events,
      slots,
      parts: [...docs.partsOf(component), ...(hasRowActions ? [ROW_ACTIONS_PART] : [])],
      cssProperties,
      form: !!options.form,
      methods: Object.keys(options.methods ?? {}),
      docs,
    }
  })
}

/** The type of a callback's first parameter. */
function parameterOf(type) {
  const [, parameter = ''] = /^\(\s*(?:\w+\??:\s*([\s\S]*?))?\)\s*=>/.exec(type) ?? []
  return parameter.trim() || 'undefined'
}

const firstLine = (text) =>
  text
    .replace(/\n?@\w+[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
const defaultOf = (text) => /@default ([^\n]+)/.exec(text)?.[1]

function manifest(described) {
  const modules = described.map((one) => ({
    kind: 'javascript-module',
    path: 'dist/elements.js',
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: one.className,
        tagName: one.tag,
        description: one.description,
        members: [
          ...one.properties
            .filter(({ name }) => !name.includes('-'))
            .map(({ name, text, type, attribute, reflects }) => ({
              kind: 'field',
              name,
              description: firstLine(text),
              type: { text: type },
              default: defaultOf(text),
              attribute,
              reflects: reflects || undefined,
            })),
          ...one.methods.map((name) => ({ kind: 'method', name })),
        ],
        attributes: one.properties.map(({ name, text, type, attribute }) => ({
          name: attribute,
          fieldName: name.includes('-') ? undefined : name,
          description: firstLine(text),
          type: { text: type },
          default: defaultOf(text),
        })),
        events: one.events.map(({ name, text, type }) => ({
          name,
          description: firstLine(text),
          type: { text: `CustomEvent<${type}>` },
        })),
        slots: one.slots.map(({ name, text }) => ({ name, description: firstLine(text) })),
        cssParts: one.parts.map(({ name, text }) => ({ name, description: text })),
        cssProperties: one.cssProperties.map(({ name, text }) => ({ name, description: text })),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: one.tag,
        declaration: { name: one.className, module: 'dist/elements.js' },
      },
    ],
  }))
  // One file registers all elements: one module with all their declarations.
  const [first] = modules
  const whole = {
    ...first,
    declarations: modules.flatMap((one) => one.declarations),
    exports: modules.flatMap((one) => one.exports),
  }
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: 'README.md', modules: [whole] })}\n`
}

const HEAD = (about) => `/* ${about} */
`

const comment = (text, indent) => {
  const lines = text.trim().split('\n')
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */`
}

function types(described) {
  const [{ docs }] = described
  const used = new Set()
  const take = (type) => {
    for (const [name] of type.matchAll(/\b[A-Z]\w+\b/g)) {
      const found = docs.interfaces.get(name) ?? docs.aliases.get(name)
      if (!found || used.has(name)) continue
      used.add(name)
      take(found.source)
    }
  }
  const body = described.map((one) => {
    const members = one.properties
      .filter(({ name }) => !name.includes('-'))
      .map(({ name, text, type, reflects }) => {
        take(type)
        // A property that is not set has a value of its type or undefined.
        const whole = type.startsWith('(') ? `(${type})` : type
        return `${comment(text, '  ')}\n  ${name}: ${whole}${reflects && /^(string|boolean)$/.test(type) ? '' : ' | undefined'}`
      })
    const events = one.events.map(({ name, type, text }) => {
      take(type)
      return `${text ? `${comment(firstLine(text), '  ')}\n` : ''}  ${name}: CustomEvent<${type}>`
    })
    const listeners = events.length
      ? `\n\n/** The events of \`<${one.tag}>\`. */\nexport interface ${one.className}EventMap extends Omit<HTMLElementEventMap, ${one.events.map(({ name }) => `'${name}'`).join(' | ')}> {\n${events.join('\n')}\n}`
      : ''
    const listen = events.length
      ? ['addEventListener', 'removeEventListener'].map(
          (method) => `  ${method}<Name extends keyof ${one.className}EventMap>(
    name: Name,
    listener: (this: ${one.className}, event: ${one.className}EventMap[Name]) => unknown,
    options?: boolean | ${method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void
  ${method}(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions'}): void`,
        )
      : []
    const own = one.form
      ? [
          '  readonly form: HTMLFormElement | null',
          '  readonly validity: ValidityState',
          '  readonly validationMessage: string',
          '  checkValidity(): boolean',
          '  reportValidity(): boolean',
        ]
      : []
    const methods = one.methods.map((name) => {
      const { text, type } = METHODS[name]
      take(type)
      return `${comment(text, '  ')}\n  ${name}${type}`
    })
    return `${comment(one.description, '')}\nexport interface ${one.className} extends Omit<HTMLElement, ${OMITTED}> {\n${[...members, ...own, ...methods, ...listen].join('\n')}\n}${listeners}`
  })
  // The elements are still HTMLElements.
  const classes = body.join('\n\n').replaceAll(`extends Omit<HTMLElement, ${OMITTED}>`, 'extends KitElementBase')
  const shared = [...used]
    .sort()
    .map((name) => (docs.interfaces.get(name) ?? docs.aliases.get(name)).source.replace(/\bReactNode\b/g, 'string'))
  const map = described.map(({ tag, className }) => `    '${tag}': ${className}`)
  return `${HEAD('The types of the custom elements: for document.createElement, querySelector and event listeners.')}
/** HTMLElement without what some elements type in a narrower way. */
type KitElementBase = Omit<HTMLElement, ${OMITTED}>

${shared.join('\n\n')}

${classes}

/** Every custom element of the kit, by its tag. */
export interface KitElementTagNameMap {
${map.join('\n').replace(/^ {4}/gm, '  ')}
}

declare global {
  interface HTMLElementTagNameMap {
${map.map((line) => line.replace(/: (\w+)$/, ': $1 & HTMLElement')).join('\n')}
  }
}
`
}
const OMITTED = "'addEventListener' | 'removeEventListener' | 'inputMode' | 'spellcheck'"
const METHODS = {
  show: {
    text: 'Shows a toast. Returns its id, with which it can be taken out of `toasts`.',
    type: "(toast: Partial<Toast> | string): Toast['id']",
  },
}

const attributesOf = ({ properties, className }, indent) =>
  [
    ...properties.map(({ name, type, attribute }) => {
      const written = name.includes('-') ? type : `${className}['${name}']`
      const both = [...new Set([name, attribute])]
      return both
        .map(
          (one) =>
            `${indent}${/^\w+$/.test(one) ? one : `'${one}'`}?: ${written}${one === name && !name.includes('-') ? '' : ' | string'}`,
        )
        .join('\n')
    }),
  ].join('\n')

function jsx(described) {
  const rows = described.map((one) => {
    const events = one.events.map(({ name, type }) => `  on${name}?: (event: CustomEvent<${type}>) => void`)
    return `interface ${one.className}Attributes {\n${[attributesOf(one, '  '), ...events].join('\n')}\n}`
  })
  return { rows }
}

function reactTypes(described) {
  const { rows } = jsx(described)
  const names = described.map(
    ({ tag, className }) => `      '${tag}': KitAttributes<${className}, ${className}Attributes>`,
  )
  const imports = described.map(({ className }) => className)
  return `${HEAD('The custom elements in the JSX of React 19: import this file once.')}
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
${[...imports, ...sharedNames(described)]
  .sort()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './element-types.js'

type KitAttributes<Element, Own> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own>

${rows.join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${names.join('\n')}
    }
  }
}
`
}

function sharedNames(described) {
  const [{ docs }] = described
  const all = described.flatMap(({ properties, events }) => [
    ...properties.filter(({ name }) => name.includes('-')),
    ...events,
  ])
  const names = all.flatMap(({ type }) => [...type.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name))
  return [...new Set(names)].filter((name) => docs.interfaces.has(name) || docs.aliases.has(name))
}

function vueTypes(described) {
  const withEvents = described.filter(({ events }) => events.length > 0)
  const names = described.map((one) => {
    const types = [one.className, ...(withEvents.includes(one) ? [`${one.className}EventMap`] : [])]
    return `    '${one.tag}': KitComponent<${types.join(', ')}>`
  })
  const imports = [...described, ...withEvents.map(({ className }) => ({ className: `${className}EventMap` }))]
  return `${HEAD('The custom elements in the templates of Vue 3: import this file once.')}
import type {
${imports
  .map(({ className }) => `  ${className},`)
  .sort()
  .join('\n')}
} from './element-types.js'

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Capitalize<Name>}\`]?: (event: Events[Name]) => unknown
}

type KitComponent<Element, Events = HTMLElementEventMap> = new () => {
  $props: Partial<Omit<Element, keyof HTMLElement>> & Listeners<Events> & Record<string, unknown>
}

declare module 'vue' {
  interface GlobalComponents {
${names.join('\n')}
  }
}
`
}

/** Writes the files into a folder of the built kit. It fails when a prop or an element is not described. */
export async function writeElementTypes(folder) {
  const described = await describe()
  const files = {
    'custom-elements.json': manifest(described),
    'elements/element-types.d.ts': types(described),
    'elements/react.d.ts': reactTypes(described),
    'elements/vue.d.ts': vueTypes(described),
  }
  await mkdir(`${folder}/elements`, { recursive: true })
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(`${folder}/${file}`, text)))
}
