import { contrast, fromHex, type Oklch } from './oklch.ts'
import type { ColourName } from './pairs.ts'
import { asHex, colourNames, defaultOf, type HexColours, type Scale, setReadable, type ThemeName } from './scale.ts'
import { areApart, setApart } from './status-distance.ts'

/** The two chosen colours, as hex. */
export interface Chosen {
  readonly primary: string
  readonly frame: string
}

/** What has the lightness of the kit's own theme, and hue and chroma of a chosen colour: of the darker one or of primary. */
const FOLLOWERS: Record<ThemeName, Record<'primary' | 'darker', readonly ColourName[]>> = {
  // Paper, ink and the red margin are the same in every theme.
  light: { primary: ['primary-tint', 'line', 'border'], darker: ['backdrop'] },
  dark: {
    primary: ['primary-tint', 'on-primary'],
    darker: [
      'background',
      'surface',
      'surface-muted',
      'text-muted',
      'line',
      'border',
      'frame',
      'frame-strong',
      'on-frame-muted',
      'focus-edge',
      'backdrop',
    ],
  },
}

/** A colour that has to be lighter than this to be read in the dark theme becomes a chalk. */
const MOST_BEFORE_CHALK = 0.1
/** Like coloured chalk: how light such a colour is. A grey one is almost white. */
const chalk = (chroma: number) => 0.92 - Math.min(0.1, chroma)
/** A frame is made darker by this much so that white text can be read; if it needs more, its text is dark. */
const MOST_FOR_WHITE_TEXT = 0.07
/** How many times the chroma of the kit's own frame that of the dark theme may have: it is small, and seen best there. */
const MOST_OF_FRAME = 2

/** Every colour of one theme. Each is placed after those that it has to be seen on. */
export function coloursOf(theme: ThemeName, chosen: Chosen): HexColours {
  const scale: Scale = { theme, hex: {} }
  const wished = wishes(theme, chosen)
  const setDefaults = (...names: ColourName[]) => {
    for (const name of names) setReadable(scale, name, wished(name))
  }

  setDefaults('background', 'surface', 'surface-muted', 'primary-tint', 'danger-tint', 'success-tint', 'accent-tint')
  setDefaults('text', 'text-muted', 'line', 'border', 'margin-line', 'backdrop', 'focus', 'focus-edge')
  if (theme === 'light') setFrame(scale, chosen.frame, wished)
  else setDefaults('frame', 'frame-strong', 'on-frame', 'on-frame-muted')
  setDefaults('accent', 'on-accent')
  setPrimary(scale, chosen.primary)
  setDefaults('on-primary')
  setApart(scale, 'danger')
  setReadable(scale, 'danger-strong', movedLike(scale, 'danger', 'danger-strong'))
  setDefaults('on-danger')
  setApart(scale, 'success')
  setApart(scale, 'warning')
  setDefaults('on-warning')
  // The hues for drawings are those of the kit.
  for (const name of colourNames) scale.hex[name] ??= asHex(theme, name, defaultOf(theme, name))
  return scale.hex as HexColours
}

/** Colours that are made from a chosen colour without further conditions. */
function wishes(theme: ThemeName, chosen: Chosen): (name: ColourName) => Oklch {
  const wished = new Map<ColourName, Oklch>()
  const darker = fromHex(chosen.frame)[0] <= fromHex(chosen.primary)[0] ? 'frame' : 'primary'
  const follow = (names: readonly ColourName[], hex: string, own: ColourName) => {
    const [, chroma, hue] = fromHex(hex)
    const share = chroma / defaultOf('light', own)[1]
    for (const name of names) {
      const [lightness, most] = defaultOf(theme, name)
      wished.set(name, [lightness, most * Math.min(name.startsWith('frame') ? MOST_OF_FRAME : 1, share), hue])
    }
  }
  follow(FOLLOWERS[theme].primary, chosen.primary, 'primary')
  follow(FOLLOWERS[theme].darker, chosen[darker], 'frame')
  if (theme === 'light') follow(['on-frame-muted'], chosen.frame, 'frame')
  return (name) => wished.get(name) ?? defaultOf(theme, name)
}

/**
 * Links and buttons: the chosen colour. In the dark theme one that would have to be much lighter becomes a chalk; that of
 * a red is so light that danger stays as red as it is.
 */
function setPrimary(scale: Scale, chosen: string): void {
  const { theme } = scale
  const [lightness, chroma, hue] = fromHex(chosen)
  setReadable(scale, 'primary', [lightness, chroma, hue])
  if (theme === 'dark' && placed(scale, 'primary')[0] > lightness + MOST_BEFORE_CHALK) {
    const danger = defaultOf(theme, 'danger')
    setReadable(scale, 'primary', [chalk(chroma), chroma, hue], (hex) => areApart(fromHex(hex), danger))
  }
  setReadable(scale, 'primary-strong', underThePointer(scale, 'primary', theme === 'dark' ? 0.065 : -0.08))
}

/** Header, footer and menu of the light theme: the chosen colour with white text, or as it is with dark text. */
function setFrame(scale: Scale, chosen: string, wished: (name: ColourName) => Oklch): void {
  const [lightness, , hue] = fromHex(chosen)
  setReadable(scale, 'frame', fromHex(chosen), (hex) => contrast(hex, '#ffffff') >= 4.5)
  const isLight = Math.abs(placed(scale, 'frame')[0] - lightness) > MOST_FOR_WHITE_TEXT
  if (isLight) scale.hex.frame = chosen
  setReadable(scale, 'frame-strong', underThePointer(scale, 'frame', isLight ? 0.05 : -0.06))
  setReadable(scale, 'on-frame', isLight ? wished('text') : wished('on-frame'))
  setReadable(scale, 'on-frame-muted', isLight ? [0.36, wished('on-frame-muted')[1], hue] : wished('on-frame-muted'))
}

/** A little lighter or darker; the other way, and more, where that would be white or black. */
function underThePointer(scale: Scale, name: ColourName, by: number): Oklch {
  const [lightness, chroma, hue] = placed(scale, name)
  const there = lightness + by
  return [there > 0.97 || there < 0.12 ? lightness - 2.5 * by : there, chroma, hue]
}

/** A colour of the kit's own theme, moved as far as another one was. */
function movedLike(scale: Scale, other: ColourName, name: ColourName): Oklch {
  const [own, was, is] = [defaultOf(scale.theme, name), defaultOf(scale.theme, other), placed(scale, other)]
  // A colour that was not moved may still differ in the last digit, because it was rounded to hex.
  if (scale.hex[other] === asHex(scale.theme, other, was)) return own
  return [own[0] + is[0] - was[0], own[1] + is[1] - was[1], own[2] + is[2] - was[2]]
}

const placed = (scale: Scale, name: ColourName): Oklch => fromHex(scale.hex[name] ?? '')
