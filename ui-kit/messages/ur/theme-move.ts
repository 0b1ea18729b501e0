import type { ThemeMove } from '../../theme/theme-move.ts'
import type * as en from '../en/theme-move.ts'
import type { HasTextsOf } from '../has-texts-of.ts'
import { latin } from '../isolate.ts'

const THEMES = { light: 'روشن رنگوں میں', dark: 'گہرے رنگوں میں' }

const NAMES = {
  primary: 'بنیادی رنگ',
  frame: 'صفحے کے اوپر اور نیچے کے حصے اور مینو کا رنگ',
  accent: 'نمایاں کرنے والا رنگ',
  danger: 'غلطیوں کا رنگ',
  success: 'کامیابی کا رنگ',
  warning: 'تنبیہ کا رنگ',
}

const CHANGES = { darker: 'گہرا کر دیا گیا', lighter: 'ہلکا کر دیا گیا', other: 'بدل دیا گیا' }

const SEEN: Record<string, string> = {
  primary: 'لنک اور بٹنوں کی تحریر پڑھی جا سکے',
  frame: 'اس پر سفید تحریر پڑھی جا سکے',
  accent: 'کھلے ہوئے صفحے کے لنک کے نیچے کی لکیر نظر آئے',
}

const APART: Record<string, string> = {
  primary: 'بنیادی رنگ سے الگ پہچانا جائے',
  'primary-strong': 'بنیادی رنگ سے الگ پہچانا جائے',
  danger: 'غلطیوں کے رنگ سے الگ پہچانا جائے',
  success: 'کامیابی کے رنگ سے الگ پہچانا جائے',
  warning: 'تنبیہ کے رنگ سے الگ پہچانا جائے',
}

/** The text of a ThemeMove. */
export const moveText = ({ theme, colour, from, to, change, with: other }: Omit<ThemeMove, 'text'>): string =>
  `${THEMES[theme]} ${NAMES[colour]} ${CHANGES[change]}، ${latin(from)} سے ${latin(to)}، تاکہ ${SEEN[colour] ?? APART[other]}۔`

export type Complete = HasTextsOf<typeof en, typeof import('./theme-move.ts')>
