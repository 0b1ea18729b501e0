/**
 * Finds what a person may read and what is not in the catalogs (messages/): words between tags and in
 * attributes, sentences, signs and words between two texts, English messages of the contract, and Intl without the
 * language of the page.
 */
import { parseSync } from 'vite'

/** Attributes and props that are shown or read out. */
const SHOWN =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|heading|hint|lead|caption|header|word)$|(Label|Text|Message|Heading|(?<!enterKey)Hint|Header)$/

/** As a sentence begins. */
const SENTENCE = /^\p{Lu}\p{L}*[,:]? \p{L}/u

/** What joins two texts: a sign with a space, or a word. */
const GLUE = /[,;:.–—] |^ ?\($| (and|or|of|by|in|on|at|to|from|is|are) /

/** Selectors, functions of CSS, markup. */
const CODE = /[[<=]|\w\(/

/** The tag of a language. */
const TAG = /^(en|ur|de|sv)(-[A-Z]{2})?$/

/** A node of the syntax tree, as ESTree has it. */
type Node = { type: string; start: number; end: number; [name: string]: unknown }

/** One line for each place of a file. Its path says how it is parsed. */
export function textsOutside(path: string, source: string): string[] {
  const found: string[] = []
  const written = ({ start, end }: Node) => source.slice(start, end).trim()

  /** @param isShown it is the value of such an attribute */
  const walk = (value: unknown, isShown = false): void => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    if (!isNode(value) || isForNobody(value, written)) return
    const why = (isShown && wrongValue(value)) || wrongText(value, written) || wrongCall(value, written)
    if (why) found.push(`${path}:${source.slice(0, value.start).split('\n').length}: ${why}: ${written(value)}`)
    const isInside = isShownAttribute(value) || (isShown && PASSED_ON.test(value.type))
    const mayCompare = isCompared(value, written)
    for (const child of Object.values(value)) {
      if (!mayCompare || !isNode(child) || !MESSAGE.test(written(child))) walk(child, isInside)
    }
  }
  walk(parseSync(path, source).program.body)
  return found
}

/** What gives an attribute one of its parts as the value. */
const PASSED_ON = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The texts of a literal or of a template. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return []
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

/** An attribute, or a prop in an object. */
function isShownAttribute({ type, name, key }: Node): boolean {
  const called = ((type === 'JSXAttribute' ? name : type === 'Property' ? key : undefined) as Node | undefined)?.name
  return typeof called === 'string' && SHOWN.test(called)
}

/** Of the contract: English in every language. The portal only compares with it, or has it in a response of its own. */
const MESSAGE = /^messages\.\w+$/
const isCompared = ({ type, operator, key }: Node, written: (node: Node) => string): boolean =>
  (type === 'BinaryExpression' && /^[!=]==$/.test(String(operator))) ||
  (type === 'Property' && written(key as Node) === 'message')

function wrongValue(node: Node): string | undefined {
  if (textsOf(node).some((text) => /\p{L}/u.test(text))) return 'a text in an attribute'
  return node.type === 'TemplateLiteral' && (node.expressions as Node[]).length > 1 ? 'joined texts' : undefined
}

function wrongText(node: Node, written: (node: Node) => string): string | undefined {
  const texts = textsOf(node)
  if (node.type === 'MemberExpression' && MESSAGE.test(written(node))) return 'a message in English'
  if (node.type === 'JSXText' && /[^\s•]/u.test(String(node.value))) return 'a text between tags'
  if (texts.some((text) => SENTENCE.test(text))) return 'a sentence'
  if (texts.length > 1 && texts.some((text) => GLUE.test(text)) && !CODE.test(texts.join(''))) return 'joined texts'
  return texts.some((text) => TAG.test(text)) ? 'a language' : undefined
}

function wrongCall(node: Node, written: (node: Node) => string): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const called = written(node.callee as Node)
  const [first, second] = node.arguments as Node[]
  if (called.endsWith('.join') && first && textsOf(first).some((text) => GLUE.test(text))) return 'joined texts'
  const isToast = called.startsWith('showToast') && first && written(first).includes(`'success'`)
  if (isToast && second && /\bmessage\b/.test(written(second))) return 'the message of a success'
  const tag = called.endsWith('.localeCompare') ? second : first
  const asksIntl = /^Intl\.[A-Z]|\.(toLocale\w*String|localeCompare)$/.test(called)
  return asksIntl && (!tag || written(tag) === 'undefined') ? 'no language' : undefined
}

/** Types, names of files, and what only a log has. */
const isForNobody = (node: Node, written: (node: Node) => string): boolean =>
  /^(TS\w*(Type|Declaration)|Import\w+|ExportAllDeclaration)$/.test(node.type) ||
  (/^(Call|New)Expression$/.test(node.type) && /^(console\.\w+|Error)$/.test(written(node.callee as Node)))
