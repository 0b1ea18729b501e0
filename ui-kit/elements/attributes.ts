import { warn } from './warn.ts'

/** How a prop is written as an attribute. Arrays, objects and functions are properties; the first two also read JSON. */
export type PropType =
  | typeof String
  | typeof Number
  | typeof Boolean
  | typeof Array
  | typeof Object
  | typeof Function
  | typeof NumberOrString
  | typeof TrueByDefault

/** A number where the attribute has one, otherwise the text. */
export const NumberOrString = (value: unknown) => value
/** A boolean that is true without an attribute: `numbered="false"` turns it off. */
export const TrueByDefault = (value: unknown) => value

/** The attributes that HTML writes as one word. The others have hyphens: `headingLevel` is `heading-level`. */
const ONE_WORD = /^(readOnly|maxLength|minLength|autoComplete|inputMode|spellCheck|srcSet)$/

/** The name of the attribute for a prop. */
export const attributeOf = (prop: string) => (ONE_WORD.test(prop) ? prop : prop.replace(/[A-Z]/g, '-$&')).toLowerCase()

/** Whether a type has an attribute that follows the property. */
export const reflects = (type: PropType) => ![Array, Object, Function].includes(type as ArrayConstructor)

const isNumber = (value: unknown) => value !== '' && !Number.isNaN(Number(value))

/** The kind of a value: its `typeof`, or 'array'. */
const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** The kind that values of a property's type have. */
const kindOfType = (type: PropType) =>
  type === NumberOrString ? 'string' : type === TrueByDefault ? 'boolean' : type.name.toLowerCase()

const withArticle = (kind: string) => `a${/^[ao]/.test(kind) ? 'n' : ''} ${kind}`

/** Whether a value has the type of its prop. A number can be written as a text, and the other way round. */
export function fits(type: PropType, value: unknown): boolean {
  const kind = kindOf(value)
  if (type === Number) return /^(number|string)$/.test(kind) && isNumber(value)
  const wanted = kindOfType(type)
  return kind === wanted || (kind === 'number' && wanted === 'string')
}

/** Reads the value of an attribute. A value that is no value of the type is undefined, with a warning. */
export function parse(tag: string, prop: string, type: PropType, text: string | null): unknown {
  if (text === null) return
  const kind = kindOfType(type)
  const attribute = attributeOf(prop)
  if (kind === 'boolean') return text !== 'false'
  if (type !== String && isNumber(text) && reflects(type)) return Number(text)
  if (kind === 'string') return text
  if (kind === 'number')
    return warn(tag, `${attribute}="${text}" is not a number.`, 'It is ignored.', `Write digits: ${attribute}="3".`)
  try {
    const value: unknown = JSON.parse(text)
    if (fits(type, value)) return value
  } catch {}
  warn(
    tag,
    `The attribute ${attribute} is not JSON of ${withArticle(kind)}.`,
    'It is ignored.',
    `Set the property: element.${prop} = …`,
  )
}

/** Warns that a property was set to a value of another type. */
export function warnShape(tag: string, prop: string, type: PropType, value: unknown): void {
  const [got, wanted] = [kindOf(value), kindOfType(type)].map(withArticle)
  warn(tag, `The property ${prop} was set to ${got}.`, 'It is ignored.', `Set it to ${wanted}.`)
}

/**
 * Attributes of every element whose properties have another name or none, those of form controls, and those with which
 * frameworks mark elements.
 */
const GLOBAL =
  /^(class|tabindex|is|contenteditable|accesskey|enterkeyhint|exportparts|name|type|value|form\w*|item\w+|(aria|data|hx|v|x|ng|astro|svelte)-.*|.*[^\w-].*|_.*)$/

/** Warns about attributes that an element does not know. */
export function warnUnknown(element: Element, known: readonly string[]): void {
  for (const { name } of element.attributes) {
    if (known.includes(name) || name in element || GLOBAL.test(name)) continue
    const plain = (text: string) => text.replaceAll('-', '')
    const meant = known.find((one) => plain(one) === plain(name))
    warn(
      element.localName,
      `There is no attribute ${name}.`,
      'It is ignored.',
      meant ? `Write ${meant}.` : `It has: ${known.join(', ')}.`,
    )
  }
}
