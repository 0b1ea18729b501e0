import type { ThemeMove } from '../../theme/theme-move.ts'
import type * as en from '../en/theme-move.ts'
import type { HasTextsOf } from '../has-texts-of.ts'

const THEMES = { light: 'hellen', dark: 'dunklen' }

/** Each is feminine. */
const NAMES = {
  primary: 'Hauptfarbe',
  frame: 'Farbe von Kopf, Fuß und Menü',
  accent: 'Akzentfarbe',
  danger: 'Farbe der Fehler',
  success: 'Farbe des Erfolgs',
  warning: 'Farbe der Warnungen',
}

const CHANGES = { darker: 'dunkler gemacht', lighter: 'heller gemacht', other: 'geändert' }

const SEEN: Record<string, string> = {
  primary: 'Links und die Schrift auf Schaltflächen lesbar sind',
  frame: 'weiße Schrift darauf lesbar ist',
  accent: 'die Linie unter dem Link der offenen Seite im Kopf zu sehen ist',
}

/** The text of a ThemeMove. */
export function moveText({ theme, colour, from, to, change, with: other }: Omit<ThemeMove, 'text'>): string {
  const apartFrom = other === 'primary-strong' ? 'primary' : (other as keyof typeof NAMES)
  const why = SEEN[colour] ?? `sie sich von der ${NAMES[apartFrom]} unterscheidet`
  return `Im ${THEMES[theme]} Farbschema wurde die ${NAMES[colour]} ${CHANGES[change]}, von ${from} zu ${to}, damit ${why}.`
}

export type Complete = HasTextsOf<typeof en, typeof import('./theme-move.ts')>
