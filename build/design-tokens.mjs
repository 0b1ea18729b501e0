import { toHex } from '../ui-kit/theme/oklch.ts'

/**
 * The design tokens of tokens.css in the format of the Design Tokens Community Group (2025.10): the files for Figma,
 * Penpot, Style Dictionary and other tools.
 *
 * A design tool has one value of a token for each mode, and reads each mode from a file of its own: tokens.light.json
 * and tokens.dark.json have the same names. tokens.json is for tools that read one file: it has the colours of both
 * themes, in the groups `color.light` and `color.dark`.
 *
 * Colours are written as sRGB, which every tool reads; all of them are colours that an sRGB screen shows. Tokens for which
 * the format has no type are left out: ruled paper, the stripes of danger, the shadow of the focus ring, the direction;
 * and `disabled`, which is the secondary text, except with forced colours.
 * @param css the text of tokens.css
 * @returns the content of each file, by its name
 */
export function designTokens(css) {
  const declared = declarations(css)
  const others = otherTokens(declared)
  return {
    'tokens.light.json': file('The light theme.', { color: colours(declared, 'light', 'color'), ...others }),
    'tokens.dark.json': file('The dark theme.', { color: colours(declared, 'dark', 'color'), ...others }),
    'tokens.json': file('Colours are there twice: color.light and color.dark are the two themes.', {
      color: {
        light: colours(declared, 'light', 'color.light'),
        dark: colours(declared, 'dark', 'color.dark'),
      },
      ...others,
    }),
  }
}

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

/** Every custom property with its value and the comment over its paragraph, the first time that it is declared. */
function declarations(css) {
  const found = new Map()
  let about
  for (const line of css.split('\n')) {
    const comment = /^\s*\/\* (.*?) ?\*\/$/.exec(line)?.[1]
    if (comment) about = comment
    else if (line.trim() === '') about = undefined
    const [, name, value] = /^\s*--kit-([\w-]+): (.+);$/.exec(line) ?? []
    if (!name || found.has(name)) continue
    const [group, ...rest] = name.split('-')
    found.set(name, { group, key: rest.join('-') || 'default', value: inRem(value), about })
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
    own.map(({ key, value, about }) => [key, token('color', colour(inTheme(value, theme), path), about)]),
  )
}

function otherTokens(declared) {
  const tokens = {}
  for (const { group, key, value, about } of declared) {
    const [type, written] = (group !== 'color' && typed(value)) || []
    if (type) tokens[group] = { ...tokens[group], [key]: token(type, written, about) }
  }
  return tokens
}

const token = ($type, $value, $description) => ({ $type, $value, ...($description && { $description }) })

/** The name of another colour, or an OKLCH colour with its opacity. */
const COLOUR = /^(?:var\(--kit-color-([\w-]+)\)|oklch\(([\d. ]+?)(?: \/ ([\d.]+))?\))$/

/** One of the two values of light-dark(); any other value counts for both themes. */
function inTheme(value, theme) {
  const [, light, dark] = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value) ?? []
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
