/**
 * The design tokens of tokens.css in the format of the Design Tokens Community Group (2025.10), for Figma, Penpot, Style
 * Dictionary and other tools. Each colour has two values, in `color.light` and `color.dark`. Tokens for
 * which the format has no type are left out: ruled paper, the shadow of the focus ring, the direction.
 * @param css the text of tokens.css
 */
export function designTokens(css) {
  const tokens = {
    $description: 'The design tokens of @my-school/ui-kit, from its tokens.css.',
    color: { $type: 'color' },
  }
  tokens.color.light = {}
  tokens.color.dark = {}
  for (const { name, value, about } of declarations(css)) {
    const [group, ...rest] = name.split('-')
    const key = rest.join('-') || 'default'
    if (group === 'color') {
      const [light, dark] = bothThemes(value)
      tokens.color.light[key] = described({ $value: colour(light, 'light') }, about)
      tokens.color.dark[key] = described({ $value: colour(dark, 'dark') }, about)
      continue
    }
    const token = otherToken(value)
    if (token) tokens[group] = { ...tokens[group], [key]: described(token, about) }
  }
  return tokens
}

/** Every custom property with its value and the comment over its paragraph, the first time that it is declared. */
function declarations(css) {
  const found = new Map()
  let about
  for (const line of css.split('\n')) {
    const comment = /^\s*\/\* (.*?) ?\*\/$/.exec(line)?.[1]
    if (comment) about = comment
    else if (line.trim() === '') about = undefined
    const [, name, value] = /^\s*--kit-([\w-]+): (.+);$/.exec(line) ?? []
    if (name && !found.has(name)) found.set(name, { name, value, about })
  }
  return [...found.values()]
}

const described = (token, about) => (about ? { ...token, $description: about } : token)

/** The two values of light-dark(); any other value counts for both themes. */
function bothThemes(value) {
  const [, light, dark] = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value) ?? []
  return light ? [light, dark] : [value, value]
}

function colour(value, theme) {
  const alias = /^var\(--kit-color-([\w-]+)\)$/.exec(value)?.[1]
  if (alias) return `{color.${theme}.${alias}}`
  const [, parts] = /^oklch\(([^)]+)\)$/.exec(value) ?? []
  if (!parts) throw new Error(`tokens.css: ${value} is neither oklch() nor another colour's name`)
  const [components, alpha = '1'] = parts.split(' / ')
  return { colorSpace: 'oklch', components: components.split(' ').map(Number), alpha: Number(alpha) }
}

const LENGTH = /^([\d.]+)(px|rem)$/

/** Undefined for what the format has no type for. */
function otherToken(value) {
  if (LENGTH.test(value)) return { $type: 'dimension', $value: length(value) }
  // The largest value of a length that grows with the window.
  const largest = /^clamp\(.+, ([\d.]+rem)\)$/.exec(value)?.[1]
  if (largest) return { $type: 'dimension', $value: length(largest) }
  if (/^\d{3}$/.test(value)) return { $type: 'fontWeight', $value: Number(value) }
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) }
  if (/^(["\w][^,]*, )+/.test(value) && !value.includes('(')) return { $type: 'fontFamily', $value: families(value) }
  const [, ms, curve] = /^(\d+)ms cubic-bezier\(([^)]+)\)$/.exec(value) ?? []
  if (curve)
    return {
      $type: 'transition',
      $value: {
        duration: { value: Number(ms), unit: 'ms' },
        delay: { value: 0, unit: 'ms' },
        timingFunction: curve.split(', ').map(Number),
      },
    }
  const shadows = [...value.matchAll(/(\S+) (\S+) (\S+) (oklch\([^)]+\))/g)]
  if (shadows.length > 0) return { $type: 'shadow', $value: shadows.map(shadow) }
}

const families = (value) => value.split(', ').map((family) => family.replaceAll('"', ''))

function shadow([, x, y, blur, color]) {
  return { color: colour(color), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: length('0px') }
}

function length(value) {
  const [, number, unit] = LENGTH.exec(value === '0' ? '0px' : value) ?? []
  if (!unit) throw new Error(`tokens.css: ${value} is no length in px or rem`)
  return { value: Number(number), unit }
}
