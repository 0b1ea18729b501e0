import { cp, readFile, writeFile } from 'node:fs/promises'
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration'
import { generateJsxTypes } from 'custom-element-jsx-integration'
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration'

const comment = (text, indent = '') => `${indent}/** ${text.replaceAll('\n', `\n${indent} * `)} */`

const listener = (method, options) => `  ${method}<Name extends keyof Events>(
    name: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | ${options},
  ): void
  ${method}(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void`

const BASE = `/** HTMLElement without what some elements type in a narrower way, and with the events of the element. */
interface KitElement<Events>
  extends Omit<HTMLElement, 'addEventListener' | 'removeEventListener' | 'inputMode' | 'spellcheck'> {
${listener('addEventListener', 'AddEventListenerOptions')}
${listener('removeEventListener', 'EventListenerOptions')}
}

interface KitFormControl<Events> extends KitElement<Events> {
  readonly form: HTMLFormElement | null
  readonly validity: ValidityState
  readonly validationMessage: string
}
`

/** The detail of an event. */
const detailOf = ({ type }) => type.text.replace(/^CustomEvent<([\s\S]*)>$/, '$1')

/**
 * The types of the elements for document.createElement, querySelector and event listeners. Written here, because an
 * element gets its properties when it is defined, so that no class is in the sources from which a compiler or an analyzer
 * could take them.
 * @param types every exported type, by its name
 */
function elementTypes(declarations, types) {
  const used = new Set()
  const use = (text) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      if (!types.has(name) || used.has(name)) continue
      used.add(name)
      use(types.get(name).text)
    }
    return text
  }
  const interfaces = declarations.map(({ name, tagName, description, members, events }) => {
    const lines = members.flatMap(({ kind, name, description, type, default: preset, reflects }) => {
      const about = comment(preset ? `${description}\n@default ${preset}` : description, '  ')
      const written = use(kind === 'method' ? types.get('ElementMethods').members[name].type : type.text)
      // A property that is not set has a value of its type or undefined.
      const isSet = kind === 'method' || (reflects && /^(string|boolean)$/.test(written))
      return [about, `  ${name}: ${isSet ? written : `(${written}) | undefined`}`]
    })
    const isField = members.some((member) => member.name === 'checkValidity')
    return `${comment(description)}
export interface ${name} extends ${isField ? 'KitFormControl' : 'KitElement'}<${name}EventMap> {
${lines.join('\n')}
}

/** The events of \`<${tagName}>\`. */
export interface ${name}EventMap extends Omit<HTMLElementEventMap, ${events.map((event) => `'${event.name}'`).join(' | ') || 'never'}> {
${events.map((event) => `${comment(event.description || 'It has no detail.', '  ')}\n  ${event.name}: ${use(event.type.text)}`).join('\n')}
}`
  })
  const shared = [...used].sort().map((name) => types.get(name).text.replace(/\bReactNode\b/g, 'string'))
  const tags = (typeOf) => declarations.map((one) => `  '${one.tagName}': ${typeOf(one.name)}`).join('\n')
  return `${BASE}
${[...shared, ...interfaces].join('\n\n')}

/** Every custom element of the kit, by its tag. */
export interface KitElementTagNameMap {
${tags((name) => name)}
}

/** The events of every custom element, by its tag. */
export interface KitElementEventMaps {
${tags((name) => `${name}EventMap`)}
}

declare global {
  interface HTMLElementTagNameMap {
${tags((name) => `${name} & HTMLElement`)}
  }
}
`
}

/** Writes what editors, frameworks and TypeScript read about the elements, from the manifest of the elements. */
export async function writeElementTypes(dist, manifest, types) {
  const folder = `${dist}/elements`
  const declarations = manifest.modules.flatMap((module) => module.declarations)
  await writeFile(`${folder}/element-types.d.ts`, elementTypes(declarations, types))
  // The generator writes `CustomEvent<…>` around the type of an event itself, and wants a property of each attribute:
  // `aria-label` has the one of every element.
  const plain = structuredClone(manifest)
  const described = plain.modules.flatMap((module) => module.declarations)
  for (const event of described.flatMap(({ events }) => events)) event.type.text = detailOf(event)
  for (const attribute of described.flatMap(({ attributes }) => attributes))
    attribute.fieldName ??= attribute.name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  generateJsxTypes(plain, {
    outdir: folder,
    fileName: 'jsx.d.ts',
    globalTypePath: './element-types.js',
    hideLogs: true,
  })
  // It imports the elements, not the types in the details of their events.
  const jsx = await readFile(`${folder}/jsx.d.ts`, 'utf8')
  const details = described.flatMap(({ events }) => events.map(({ type }) => type.text)).join()
  const names = [...types.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(details))
  const missing = names.filter((name) => !jsx.includes(`  ${name},\n`))
  await writeFile(`${folder}/jsx.d.ts`, `import type { ${missing.join(', ')} } from './element-types.js'\n${jsx}`)
  await cp('build/types', folder, { recursive: true })

  generateVsCodeCustomElementData(structuredClone(manifest), { outdir: dist, cssFileName: null, hideLogs: true })
  generateJetBrainsWebTypes(structuredClone(manifest), { outdir: dist, packageJson: false, hideLogs: true })
  // The generator takes the name from the package.json of this repository.
  const { name, version } = JSON.parse(await readFile('ui-kit/package.json', 'utf8'))
  const webTypes = JSON.parse(await readFile(`${dist}/web-types.json`, 'utf8'))
  await writeFile(`${dist}/web-types.json`, JSON.stringify({ ...webTypes, name, version }))
}
