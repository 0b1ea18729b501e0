import type * as english from '../labels/en/index.ts'

type Labels = Pick<
  typeof english,
  'importLabels' | 'loginLabels' | 'noticeLabels' | 'photoLabels' | 'reportLabels' | 'studentLabels' | 'teacherLabels'
>

/** What the fields of requests are called, by their names. */
export const fieldLabels = (labels: Labels): Readonly<Record<string, string>> => ({
  ...labels.importLabels,
  ...labels.noticeLabels,
  ...labels.reportLabels,
  ...labels.photoLabels,
  ...labels.loginLabels,
  ...labels.teacherLabels,
  ...labels.studentLabels,
})
