// Writes what tools read about the custom elements: custom-elements.json, the types of the elements for
// document.createElement, and those for JSX and Vue.
import { mkdir, writeFile } from 'node:fs/promises'
import { describeElements, inOneLine, METHODS } from './element-descriptions.mjs'
import { manifest } from './element-manifest.mjs'

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
      return `${text ? `${comment(inOneLine(text), '  ')}\n` : ''}  ${name}: CustomEvent<${type}>`
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

const attributesOf = ({ properties, className }, indent) =>
  [
    ...properties.map(({ name, type, attribute }) => {
      const written = name.includes('-') ? type : `${className}['${name}']`
      const both = [...new Set([name, attribute ?? name])]
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
  const described = await describeElements()
  const files = {
    'custom-elements.json': manifest(described),
    'elements/element-types.d.ts': types(described),
    'elements/react.d.ts': reactTypes(described),
    'elements/vue.d.ts': vueTypes(described),
  }
  await mkdir(`${folder}/elements`, { recursive: true })
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(`${folder}/${file}`, text)))
}
