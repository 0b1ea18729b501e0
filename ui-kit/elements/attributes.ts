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

/** Reads the value of an attribute. A value that is no value of the type is undefined, with a warning. */
export function parse(tag: string, prop: string, type: PropType, text: string | null): unknown {
  if (text === null) return
  if (type === Boolean || type === TrueByDefault) return text !== 'false'
  if (type === String || (type === NumberOrString && !isNumber(text))) return text
  const attribute = attributeOf(prop)
  if (type === Number || type === NumberOrString) {
    if (isNumber(text)) return Number(text)
    warn(tag, `${attribute}="${text}" is not a number.`, 'The default is used.', `Write digits: ${attribute}="3".`)
  } else {
    try {
      const value: unknown = JSON.parse(text)
      if (fits(type, value)) return value
    } catch {}
    warn(
      tag,
      `The attribute ${attribute} is not JSON of ${nameOf(type)}.`,
      'It is ignored.',
      `Set the property: element.${prop} = …`,
    )
  }
}

const nameOf = (type: PropType) => (type === Array ? 'an array' : `a ${type.name.toLowerCase()}`)

/** Whether a value has the type of its prop. */
export const fits = (type: PropType, value: unknown) =>
  type === Array
    ? Array.isArray(value)
    : type === Number
      ? isNumber(value) && typeof value !== 'object' && typeof value !== 'boolean'
      : type === Boolean || type === TrueByDefault
        ? typeof value === 'boolean'
        : type === String || type === NumberOrString
          ? typeof value === 'string' || typeof value === 'number'
          : typeof value === type.name.toLowerCase() && !Array.isArray(value)

/** Says that a property was set to a value of another type. */
export function warnShape(tag: string, prop: string, type: PropType, value: unknown): void {
  const wanted = type === NumberOrString ? 'a string' : type === TrueByDefault ? 'a boolean' : nameOf(type)
  const got = Array.isArray(value) ? 'an array' : `a ${typeof value}`
  warn(tag, `The property ${prop} was set to ${got}.`, 'It is ignored.', `Set it to ${wanted}.`)
}

/** Attributes of every element, and those with which frameworks mark elements. */
const GLOBAL =
  /^(id|class|style|slot|part|exportparts|hidden|lang|dir|title|tabindex|role|is|inert|draggable|translate|contenteditable|popover|spellcheck|autofocus|accesskey|nonce|autocapitalize|enterkeyhint|name|value|form\w*|item\w+|on\w+|(aria|data|hx|v|x|ng|astro|svelte)-.*|.*[^\w-].*|_.*)$/

/** Says which attributes of an element are not known. */
export function warnUnknown({ localName, attributes }: Element, known: readonly string[]): void {
  for (const { name } of attributes) {
    if (known.includes(name) || GLOBAL.test(name)) continue
    const plain = (text: string) => text.replaceAll('-', '')
    const meant = known.find((one) => plain(one) === plain(name))
    warn(
      localName,
      `There is no attribute ${name}.`,
      'It has no effect.',
      meant ? `Write ${meant}.` : `It has: ${known.join(', ')}.`,
    )
  }
}
