/**
 * The columns of people in the files that the school office exchanges with other programs: the export writes these
 * headings in this order, and the import reads them. Without zod, so that a browser may load it.
 */
import { loginLabels, photoLabels } from '../../messages/en/labels.ts'
import { studentColumns } from '../students/fields.ts'
import { teacherColumns } from '../teachers/fields.ts'
import type { Column } from './column.ts'

export const PERSON_KINDS = ['student', 'teacher'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** Not required for a new record: the user id and the password are generated, the answer may be absent. */
const loginColumns = [
  {
    field: 'answer',
    heading: loginLabels.answer,
    aliases: ['recovery answer', "father's last name", 'last name of father', 'security answer'],
    required: false,
  },
  {
    field: 'userId',
    isOwn: true,
    heading: loginLabels.userId,
    aliases: ['user', 'login', 'login id', 'user name', 'account'],
    required: false,
  },
  {
    field: 'password',
    heading: loginLabels.password,
    aliases: ['initial password', 'pass', 'pwd'],
    required: false,
  },
] as const

/** The name of the photo's file, where it cannot be found by roll number or name. */
const photoColumn = {
  field: 'photo',
  isOwn: true,
  heading: photoLabels.photo,
  aliases: ['photo file', 'picture', 'image', 'file name'],
  required: false,
} as const

export const columns: Record<PersonKind, readonly Column[]> = {
  student: [...studentColumns, ...loginColumns, photoColumn],
  teacher: [...teacherColumns, ...loginColumns, photoColumn],
}

type Labels = Record<
  'importLabels' | 'loginLabels' | 'studentLabels' | 'teacherLabels',
  Readonly<Record<string, string>>
> & {
  photoLabels: { photo: string }
}

/** The headings of the columns by field, of the labels of a language: those in the columns are English. */
export function headingsOf(labels: Labels): Record<PersonKind, Readonly<Record<string, string>>> {
  const ofBoth = { ...labels.loginLabels, ...labels.importLabels, photo: labels.photoLabels.photo }
  return { student: { ...ofBoth, ...labels.studentLabels }, teacher: { ...ofBoth, ...labels.teacherLabels } }
}
