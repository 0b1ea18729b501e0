import type * as english from '../labels/en/index.ts'

type Labels = Pick<
  typeof english,
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

type ByName = Readonly<Record<string, string>>
export type FieldLabels = { fields: ByName; choices: Readonly<Record<string, ByName>> }

/** What the fields of records are called, and the choices of those that have some, by their names. */
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
