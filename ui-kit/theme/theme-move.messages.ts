import type { ColourName } from './pairs.ts'
import type { ThemeName } from './scale.ts'

/** A colour that is not as it was chosen, or not as in the kit's own theme. */
export interface ThemeMove {
  readonly theme: ThemeName
  /** The colour, without `--kit-color-`. */
  readonly colour: 'primary' | 'frame' | 'accent' | 'danger' | 'success' | 'warning'
  readonly from: string
  readonly to: string
  /** `other`: it has mainly another hue or chroma. */
  readonly change: 'darker' | 'lighter' | 'other'
  /** `contrast`: it could not be read or seen. `distance`: it looked like another colour that means something else. */
  readonly reason: 'contrast' | 'distance'
  /** The colour that it had too little contrast with, or was too near to. */
  readonly with: ColourName
  /** All of this as an English sentence. `moveText` of `@my-school/ui-kit/messages/ur` or `/de` has it in that language. */
  readonly text: string
}

const NAMES = {
  primary: 'primary colour',
  frame: 'colour of header, footer and menu',
  accent: 'highlight colour',
  danger: 'colour of errors',
  success: 'colour of success',
  warning: 'colour of warnings',
}

const CHANGES = { darker: 'was made darker', lighter: 'was made lighter', other: 'was changed' }

const SEEN: Record<string, string> = {
  primary: 'links, and text on buttons, can be read',
  frame: 'white text on it can be read',
  accent: 'the line under the current link is seen in the header',
}

/** The text of a ThemeMove. */
export function moveText({ theme, colour, from, to, change, with: other }: Omit<ThemeMove, 'text'>): string {
  const apartFrom = other === 'primary-strong' ? 'primary' : (other as keyof typeof NAMES)
  const why = SEEN[colour] ?? `it is told apart from the ${NAMES[apartFrom]}`
  return `In the ${theme} theme the ${NAMES[colour]} ${CHANGES[change]}, from ${from} to ${to}, so that ${why}.`
}
