import type { Condition, Gender } from '../../choices.ts'

/** What the closed lists of the specification are called. */
export const genderLabels = { Male: 'Male', Female: 'Female', Other: 'Other' } satisfies Record<Gender, string>

export const conditionLabels = {
  Excelent: 'Excelent', // (spec)
  Good: 'Good',
  Average: 'Average',
  Bad: 'Bad',
  Worst: 'Worst',
} satisfies Record<Condition, string>
