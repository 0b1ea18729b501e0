import { ROLES } from '../stories/foundations/roles.ts'
import { toHex } from '../ui-kit/theme/oklch.ts'

/** What each token is for that is no colour; those of colours are in stories/foundations/roles.ts. */
const USES = {
  rem: 'The unit of every length: 16 px where the text of the browser has its usual size',
  font: 'All text',
  'font-figures': 'Tables, details and fields: a 0 may have a stroke there, which nobody takes for an O',
  'font-mono': 'Ids, passwords, code',
  'text-s': 'Hints, labels, tables: the smallest text',
  'text-m': 'Text that is read at length',
  'text-l': 'The heading of a card or a section',
  'text-xl': 'The heading of a dialog or a part of a page',
  'text-xxl': 'The heading of a page; the largest value, in a small window it is less',
  leading: 'The line height of text, times its size',
  'leading-tight': 'The line height of headings, times their size',
  'weight-strong': 'Labels, buttons, strong words',
  'weight-heading': 'Headings',
  'space-1': 'Inside a control, between an icon and its text',
  'space-2': 'Between a label and its control, between buttons',
  'space-3': 'Inside a small box',
  'space-4': 'Inside a box, between fields',
  'space-5': 'Between groups of fields, between cards',
  'space-6': 'Between parts of a page; a ruled line',
  'space-7': 'Between sections of a page',
  'space-8': 'Over and under a page',
  control: 'The height of a control',
  'control-small': 'The height of a small control',
  radius: 'The corners of controls and boxes',
  shadow: 'A sheet over the page: a dialog, a menu, a toast',
  motion: 'Every change that moves; none where less motion is wanted',
}

/** The modes of the tokens: the two themes, each also for people whose system asks for more contrast. */
const MODES = [
  { name: 'light', theme: 'light', label: 'Light' },
  { name: 'dark', theme: 'dark', label: 'Dark' },
  { name: 'light-contrast', theme: 'light', label: 'Light, more contrast', contrast: true },
  { name: 'dark-contrast', theme: 'dark', label: 'Dark, more contrast', contrast: true },
]

/**
 * The design tokens of tokens.css as files for design tools, in the format of the Design Tokens Community Group (2025.10)
 * unless it says otherwise:
 *
 * - `tokens.<mode>.json`: what Figma's 'Import mode' takes, which reads one file for each mode of a collection: lengths in
 *   px, one family for each font, and no shadow and no transition, for which it has no variables.
 * - `tokens.penpot.json`: all modes, as sets with themes. Penpot (2.18) reads the format of Tokens Studio: colours as hex,
 *   lengths as texts; it leaves out tokens of another `$type` (github.com/penpot/penpot/issues/9305).
 * - `tokens.json`: for other tools that read one file: colours are in the groups `color.light` and `color.dark`.
 *
 * Colours are written as sRGB, which every tool reads; all of them are colours that an sRGB screen shows. Tokens for which
 * the format has no type are left out: ruled paper, the stripes of danger, the shadow of the focus ring, the direction;
 * and `disabled`, which is the secondary text, except with forced colours.
 * @param css the text of tokens.css
 * @returns the content of each file, by its name
 */
export function designTokens(css) {
  const declared = declarations(css)
  const contrast = declarations(/prefers-contrast: more\) \{([\s\S]*?)\n {2}\}/.exec(css)[1])
  const others = otherTokens(declared)
  const modes = MODES.map((mode) => ({
    ...mode,
    color: colours(mode.contrast ? override(declared, contrast) : declared, mode.theme, 'color'),
  }))
  return {
    ...Object.fromEntries(
      modes.map(({ name, label, color }) => [
        `tokens.${name}.json`,
        file(`The mode '${label}', for Figma's variables.`, { color, ...mapTokens(others, forFigma) }),
      ]),
    ),
    'tokens.penpot.json': forPenpotFile(modes, others),
    'tokens.json': file('Colours are there twice: color.light and color.dark are the two themes.', {
      color: {
        light: colours(declared, 'light', 'color.light'),
        dark: colours(declared, 'dark', 'color.dark'),
      },
      ...others,
    }),
  }
}

/** Declarations with the values of others for the same tokens. */
const override = (declared, others) =>
  declared.map((one) => ({ ...one, ...others.find(({ group, key }) => group === one.group && key === one.key) }))

/** Each token of groups by a function, without those for which it returns nothing, and without empty groups. */
const mapTokens = (groups, change) =>
  Object.fromEntries(
    Object.entries(groups)
      .map(([group, tokens]) => [group, Object.entries(tokens).map(([key, token]) => [key, change(token)])])
      .map(([group, tokens]) => [group, Object.fromEntries(tokens.filter(([, token]) => token))])
      .filter(([, tokens]) => Object.keys(tokens).length > 0),
  )

const isAlias = ($value) => typeof $value === 'string' && $value.startsWith('{')

/** A token as Figma's variables can hold it. */
function forFigma({ $type, $value, ...rest }) {
  if ($type === 'shadow' || $type === 'transition') return
  if (isAlias($value)) return { $type, $value, ...rest }
  if ($type === 'dimension') return { $type, $value: { value: px($value), unit: 'px' }, ...rest }
  return { $type, $value: $type === 'fontFamily' ? family($value) : $value, ...rest }
}

const px = ({ value, unit }) => (unit === 'rem' ? value * 16 : value)

/** The first font that has a name of its own; web pages load the one of many weights under another. */
const family = (families) =>
  families.find((name) => !/^(ui|system)-|^(sans-serif|monospace)$/.test(name)).replace(/ Variable$/, '')

/** A set with what is the same in each mode, a set of colours for each mode, and a theme for each. */
function forPenpotFile(modes, others) {
  const order = ['base', ...modes.map(({ name }) => name)]
  return {
    base: mapTokens(others, forPenpot),
    ...Object.fromEntries(modes.map(({ name, color }) => [name, mapTokens({ color }, forPenpot)])),
    $themes: modes.map(({ name, label }) => ({
      id: `my-school-ui-kit-${name}`,
      name: label,
      group: 'Mode',
      description: '',
      selectedTokenSets: { base: 'enabled', [name]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: order, activeThemes: ['Mode/Light'], activeSets: [] },
  }
}

const PENPOT_TYPES = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  shadow: 'shadow',
}

/** A token in the form of Tokens Studio. */
function forPenpot({ $type, $value, $description }) {
  const type = PENPOT_TYPES[$type]
  if (type) return { $type: type, $value: isAlias($value) ? $value : penpotValue($type, $value), $description }
}

function penpotValue(type, value) {
  if (type === 'color') return value.alpha === 1 ? value.hex : `${value.hex}${hexOf(value.alpha)}`
  if (type === 'dimension') return `${px(value)}px`
  if (type === 'fontFamily') return [family(value)]
  // It knows the weights of whole hundreds.
  if (type === 'fontWeight') return String(Math.round(value / 100) * 100)
  if (type === 'number') return String(value)
  return value.map(({ color, ...lengths }) => ({
    color: penpotValue('color', color),
    ...Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, String(px(length))])),
    inset: false,
  }))
}

const hexOf = (alpha) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')

/**
 * The colours of tokens.css as numbers, a name of another colour replaced by its value.
 * @returns for each name, without `--kit-color-`, lightness, chroma, hue and opacity in the light and in the dark theme
 */
export function oklchColours(css) {
  const values = new Map(
    declarations(css)
      .filter(({ group }) => group === 'color')
      .map(({ key, value }) => [key, value]),
  )
  const read = (value, theme) => {
    const [, alias, opaque, alpha] = COLOUR.exec(inTheme(value, theme)) ?? []
    if (alias) return read(values.get(alias), theme)
    return [...opaque.split(' '), ...(alpha ? [alpha] : [])].map(Number)
  }
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, { light: read(value, 'light'), dark: read(value, 'dark') }]),
  )
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json'

const file = (about, groups) => ({
  $schema: SCHEMA,
  $description: `The design tokens of @my-school/ui-kit, from its tokens.css. ${about}`,
  ...groups,
})

/** Every custom property with its value, the first time that it is declared. */
function declarations(css) {
  const found = new Map()
  for (const [, name, value] of css.matchAll(/^\s*--kit-([\w-]+): (.+);$/gm)) {
    if (found.has(name)) continue
    const [group, ...rest] = name.split('-')
    found.set(name, { name, group, key: rest.join('-') || 'default', value: inRem(value) })
  }
  return [...found.values()]
}

/** Design tools know `rem`: a page that has another one sets --kit-rem. */
const inRem = (value) =>
  value
    .replace(/calc\(([\d.]+) \* var\(--kit-rem\)\)/g, '$1rem')
    .replace(/([\d.]+) \* var\(--kit-rem\)/g, '$1rem')
    .replace(/^var\(--kit-rem\)$/, '1rem')

/** @param path where the colours are in the file, for those that are another's value */
function colours(declared, theme, path) {
  const own = declared.filter(({ group }) => group === 'color')
  return Object.fromEntries(
    own.map(({ key, value }) => [key, token('color', colour(inTheme(value, theme), path), useOfColour(key))]),
  )
}

function otherTokens(declared) {
  const tokens = {}
  for (const { name, group, key, value } of declared) {
    const [type, written] = (group !== 'color' && USES[name] && typed(value)) || []
    if (type) tokens[group] = { ...tokens[group], [key]: token(type, written, USES[name]) }
  }
  return tokens
}

const useOfColour = (name) => ROLES.flatMap(({ roles }) => roles).find((role) => role.name === name)?.use

const token = ($type, $value, $description) => ({ $type, $value, $description })

/** The name of another colour, or an OKLCH colour with its opacity. */
const COLOUR = /^(?:var\(--kit-color-([\w-]+)\)|oklch\(([\d. ]+?)(?: \/ ([\d.]+))?\))$/

/** Black and white, as oklch. */
const spelled = (value) => value.replace(/\bblack\b/g, 'oklch(0 0 0)').replace(/\bwhite\b/g, 'oklch(1 0 0)')

/** One of the two values of light-dark(); any other value counts for both themes. */
function inTheme(value, theme) {
  const [, light, dark] = /^light-dark\((\w+(?:\([^)]+\))?), (\w+(?:\([^)]+\))?)\)$/.exec(spelled(value)) ?? []
  return { light, dark }[theme] ?? value
}

function colour(value, path) {
  const [, alias, opaque, alpha = '1'] = COLOUR.exec(value) ?? []
  if (alias) return `{${path}.${alias}}`
  if (!opaque) throw new Error(`tokens.css: ${value} is neither oklch() nor another colour's name`)
  const hex = toHex(opaque.split(' ').map(Number))
  const components = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return { colorSpace: 'srgb', components, alpha: Number(alpha), hex }
}

const round = (number) => Number(number.toFixed(4))

const LENGTH = /^([\d.]+)(px|rem)$/

/** The type and the value of a token that is no colour; undefined for what the format has no type for. */
function typed(value) {
  if (LENGTH.test(value)) return ['dimension', length(value)]
  if (value === 'var(--kit-font)') return ['fontFamily', '{font.default}']
  // The largest value of a length that grows with the window.
  const largest = /^clamp\(.+, ([\d.]+rem)\)$/.exec(value)?.[1]
  if (largest) return ['dimension', length(largest)]
  if (/^\d{3}$/.test(value)) return ['fontWeight', Number(value)]
  if (/^[\d.]+$/.test(value)) return ['number', Number(value)]
  if (/^(["\w][^,]*, )+/.test(value) && !value.includes('(')) return ['fontFamily', families(value)]
  const [, ms, curve] = /^(\d+)ms cubic-bezier\(([^)]+)\)$/.exec(value) ?? []
  if (curve) {
    const timingFunction = curve.split(', ').map(Number)
    return ['transition', { duration: time(Number(ms)), delay: time(0), timingFunction }]
  }
  const shadows = [...value.matchAll(/(\S+) (\S+) (\S+) (oklch\([^)]+\))/g)]
  if (shadows.length > 0) return ['shadow', shadows.map(shadow)]
}

const families = (value) => value.split(', ').map((family) => family.replaceAll('"', ''))

const time = (value) => ({ value, unit: 'ms' })

function shadow([, x, y, blur, color]) {
  return { color: colour(color), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: length('0px') }
}

function length(value) {
  const [, number, unit] = LENGTH.exec(value === '0' ? '0px' : value) ?? []
  if (!unit) throw new Error(`tokens.css: ${value} is no length in px or rem`)
  return { value: Number(number), unit }
}
