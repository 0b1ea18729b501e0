import type * as english from '../../messages/en/labels.ts'
import type { Translated } from '../../messages/translates.ts'
import type { FieldLabels } from './text-in.ts'

export type Labels = Pick<
  Translated<typeof english>,
  | 'conditionLabels'
  | 'genderLabels'
  | 'importLabels'
  | 'loginLabels'
  | 'noticeLabels'
  | 'photoLabels'
  | 'reportLabels'
  | 'studentLabels'
  | 'teacherLabels'
>

export const fieldLabels = (labels: Labels): FieldLabels => ({
  fields: {
    ...labels.importLabels,
    ...labels.noticeLabels,
    ...labels.reportLabels,
    ...labels.photoLabels,
    ...labels.loginLabels,
    ...labels.teacherLabels,
    ...labels.studentLabels,
  },
  choices: { gender: labels.genderLabels, condition: labels.conditionLabels },
})
