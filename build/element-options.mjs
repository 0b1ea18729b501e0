// What the type of a component's props says of its custom element.
import { sourceTypes } from './prop-types.mjs'

/** Props that every element of HTML has itself. */
const NATIVE = /^(children|className|form|autoFocus)$/

const nameOf = ({ typeName, expression }) => (typeName ?? expression).name

/** The texts in a type such as `'open' | 'onClose'`. */
const textsIn = (type) => (type.types ?? [type]).map(({ literal }) => literal.value)

/**
 * The members of a type by their names: those of the types that it extends, then its own. A type of React's has none: only
 * what the kit itself says of a component is part of its element.
 */
function membersOf(type) {
  const [first, left] = type.typeParameters?.params ?? []
  if (nameOf(type) === 'Omit') return new Map([...membersOf(first)].filter(([name]) => !textsIn(left).includes(name)))
  const found = sourceTypes().get(nameOf(type))
  const inherited = (found?.declaration.extends ?? []).flatMap((parent) => [...membersOf(parent)])
  return new Map([...inherited, ...Object.entries(found?.members ?? {})])
}

/** The names of a type of props and of those that it extends. */
const namesOf = (name) => [name, ...(sourceTypes().get(name)?.parents ?? []).flatMap(namesOf)]

const typeOf = ({ member }) => member.typeAnnotation.typeAnnotation

const KEYWORDS = {
  TSStringKeyword: ['String'],
  TSTemplateLiteralType: ['String'],
  TSNumberKeyword: ['Number'],
  TSBooleanKeyword: ['Boolean'],
  TSArrayType: ['Array'],
  TSFunctionType: ['Function'],
  TSTypeLiteral: ['Object'],
  TSMappedType: ['Object'],
}

/** The kinds of values that a type has. A type that is not of the kit has none: a page without React has no such value. */
function kindsOf(type, parameters) {
  const inner = (type) => kindsOf(type, parameters)
  if (KEYWORDS[type.type]) return KEYWORDS[type.type]
  if (type.type === 'TSUnionType') return type.types.flatMap(inner)
  if (type.type === 'TSLiteralType')
    return [{ number: 'Number', boolean: 'Boolean' }[typeof type.literal.value] ?? 'String']
  if (type.type === 'TSTypeOperator' || type.type === 'TSParenthesizedType') return inner(type.typeAnnotation)
  if (type.type === 'TSIndexedAccessType') {
    const member = membersOf(type.objectType).get(textsIn(type.indexType)[0])
    return member ? inner(typeOf(member)) : []
  }
  if (type.type !== 'TSTypeReference') return []
  const name = nameOf(type)
  if (name === 'ReactNode') return ['Node']
  if (name === 'NotInferred') return inner(type.typeParameters.params[0])
  if (/^(Record|Readonly|Partial)$/.test(name)) return ['Object']
  const constraint = parameters.find((parameter) => parameter.name === name)?.constraint
  if (constraint) return inner(constraint)
  const declaration = sourceTypes().get(name)?.declaration
  if (!declaration) return []
  return declaration.body ? ['Object'] : inner(declaration.typeAnnotation)
}

/**
 * How a prop is written as an attribute: the name of a `PropType` in ui-kit/elements/attributes.ts. A text that may be a
 * function of its values is a text, and so is content that the component needs. Other content is a slot.
 */
function propTypeOf({ kinds, isRequired, initial }) {
  const has = (kind) => kinds.includes(kind)
  if (has('Node')) return isRequired ? 'String' : undefined
  if (has('String')) return has('Number') ? 'NumberOrString' : 'String'
  if (has('Boolean')) return initial === 'true' ? 'TrueByDefault' : 'Boolean'
  return kinds[0]
}

/** The prop that a callback tells the change of: `value` for `onValueChange`. */
const changedBy = (callback) => /^on(\w+)Change$/.exec(callback)?.[1].replace(/^./, (letter) => letter.toLowerCase())

const isCallback = (name) => /^on[A-Z]/.test(name)

/** Only what is not empty: the options are in the script of every page. */
const listed = (entries) => (entries.length ? Object.fromEntries(entries) : undefined)

/**
 * What the type of a component's props says of its element:
 * - each prop that a page can write, but `default…` where the element has the prop itself: it keeps its own state
 * - an event for each callback of the kit: `onValueChange` sets `value`, if there is such a prop
 * - the slot of `children`, and an empty list for each list that the component requires
 * @returns the options that `defineElement` takes; types of props are names
 */
export function optionsOf(component) {
  const name = `${component}Props`
  const found = sourceTypes().get(name)
  if (!found) throw new Error(`No type ${name} is exported: an element takes its props from it.`)
  const parameters = found.declaration.typeParameters?.params ?? []
  const members = [...membersOf({ typeName: { name } })].map(([name, member]) => ({
    name,
    kinds: kindsOf(typeOf(member), parameters),
    isRequired: !member.member.optional,
    initial: member.tags.default?.[0],
  }))
  const has = (name) => members.some((member) => member.name === name)
  const isInitial = (name) =>
    /^default/.test(name) && has(name.replace(/^default(.)/, (_, letter) => letter.toLowerCase()))
  const props = members
    .filter(({ name }) => !isCallback(name) && !NATIVE.test(name) && !isInitial(name))
    .map((member) => [member.name, propTypeOf(member)])
  const events = members
    .filter(({ name, kinds }) => isCallback(name) && kinds.includes('Function'))
    .map(({ name }) => [name, has(changedBy(name)) ? { sets: changedBy(name) } : {}])
  const lists = members.filter(({ isRequired, kinds }) => isRequired && kinds.includes('Array'))
  return {
    props: listed(props.filter(([, type]) => type)),
    events: listed(events),
    defaults: listed(lists.map(({ name }) => [name, []])),
    slots: has('children') ? ['children'] : undefined,
  }
}

/** Whether a component is one of the fields that share their props. */
export const isField = (component) => namesOf(`${component}Props`).includes('FieldProps')
