import type { ThemeMove } from '../../theme/theme-move.ts'

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
