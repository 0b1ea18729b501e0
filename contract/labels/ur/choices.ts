import type { Condition, Gender } from '../../choices.ts'
import type { Translates } from '../../translates.ts'

/** What the closed lists of the specification are called. */
export const genderLabels = { Male: 'مرد', Female: 'عورت', Other: 'دیگر' } satisfies Record<Gender, string>

export const conditionLabels = {
  Excelent: 'بہت عمدہ',
  Good: 'اچھی',
  Average: 'اوسط',
  Bad: 'کمزور',
  Worst: 'بہت کمزور',
} satisfies Record<Condition, string>

export type Complete = Translates<typeof import('./choices.ts'), typeof import('../en/choices.ts')>
