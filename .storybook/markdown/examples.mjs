// The code of the examples in the documentation of the kit: React elements of the stories, written as JSX.
import { storyName } from '../story-name.ts'

const INDENT = '  '
const MOST_IN_LINE = 100
/** How many entries of a list are shown. */
const MOST_ITEMS = 3

/**
 * The section of examples: that of the docblock, how to do it, how not to, and each story that is the component with
 * other props. Where no story is, the props that all of them have.
 */
export function examples({ meta, stories, guide, own }) {
  const plain = Object.entries(stories).filter(([, story]) => !story.render && !meta.render)
  const shown = plain.length > 0 ? plain : [['Default', {}]]
  const ofStories = shown.map(([name, { args = {} }]) => [
    storyName(name),
    jsx({ type: meta.component ?? '', props: { ...meta.args, ...args } }),
  ])
  const all = [
    ['In code', own],
    [`Do: ${guide.good.says}`, jsx(guide.good.shows)],
    [`Do not: ${guide.bad.says}`, jsx(guide.bad.shows)],
    ...ofStories,
  ]
  // Some stories are the same component in another place, such as a narrow one.
  const isNew = ([, code], index) => code && all.findIndex(([, other]) => other === code) === index
  const blocks = all.filter(isNew).map(([says, code]) => `### ${says}\n\n\`\`\`tsx\n${code}\n\`\`\``)
  return `## Examples\n\n${blocks.join('\n\n')}`
}

/** A React element, or an array of them, as JSX. */
export function jsx(node, depth = 0) {
  if (Array.isArray(node)) return node.map((one) => jsx(one, depth)).join(`\n${INDENT.repeat(depth)}`)
  if (!isElement(node)) return node == null || typeof node === 'boolean' ? '' : String(node)
  const { children, ...props } = node.props
  const name = nameOf(node.type)
  const attributes = Object.entries(props).flatMap(([key, value]) => attribute(key, value))
  const line = [name, ...attributes].join(' ')
  const isLong = line.length > MOST_IN_LINE && attributes.length > 1
  const newLine = `\n${INDENT.repeat(depth)}`
  const open = isLong ? `${name}${attributes.map((one) => `${newLine}${INDENT}${one}`).join('')}${newLine}` : line
  if (children == null || children === false) return name ? `<${isLong ? open : `${open} `}/>` : ''
  const inner = jsx(children, depth + 1)
  const isBlock = inner.includes('\n') || line.length + inner.length > MOST_IN_LINE || isElement(children)
  const space = isBlock ? `\n${INDENT.repeat(depth + 1)}` : ''
  const end = isBlock ? `\n${INDENT.repeat(depth)}` : ''
  return `<${open}>${space}${inner}${end}</${name}>`
}

const isElement = (node) => typeof node === 'object' && node !== null && 'props' in node && 'type' in node

/** A fragment has no name. */
const nameOf = (type) =>
  typeof type === 'string' ? type : (type.displayName ?? type.render?.displayName ?? type.name ?? '')

/** Nothing for what a reader does not need: a style that only arranges a picture. */
function attribute(name, value) {
  if (value === undefined || name === 'style' || name === 'key') return []
  if (value === true) return [name]
  if (isPicture(value)) return [`${name}="/photo.jpg"`]
  if (typeof value === 'string' && !value.includes('"')) return [`${name}="${value}"`]
  return [`${name}={${written(value)}}`]
}

/** The photos of the stories are in their text. */
const isPicture = (value) => typeof value === 'string' && value.startsWith('data:')

function written(value) {
  if (isPicture(value)) return `'/photo.jpg'`
  if (typeof value === 'function') return `() => {}`
  if (isElement(value)) return jsx(value)
  if (Array.isArray(value)) {
    const more = value.length > MOST_ITEMS ? [`/* and ${value.length - MOST_ITEMS} more */`] : []
    return `[${[...value.slice(0, MOST_ITEMS).map(written), ...more].join(', ')}]`
  }
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${written(one)}`)
      .join(', ')} }`
  return JSON.stringify(value) ?? 'undefined'
}
