/**
 * The columns of the files that the school office exchanges with other programs: the export writes these headings in this
 * order, the import finds them again. Light: a browser may have it.
 */

export const IMPORT_KINDS = ['student', 'teacher'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export type Column = {
  /** The name of the field in the contract. */
  field: string
  /** How the template and the export head the column: the label of the portal. */
  heading: string
  /** Other headings that mean the same; compared without letter case, spaces and signs. */
  aliases: readonly string[]
  /** A new record needs a value. */
  required: boolean
  /** In the template's row of example. */
  example: string
}

const column = (
  field: string,
  heading: string,
  example: string,
  aliases: readonly string[] = [],
  required = true,
): Column => ({ field, heading, aliases, required, example })

const name = ['full name', 'student name', 'pupil', 'pupil name', 'student', 'teacher', 'teacher name']
const phone = ['phone number', 'telephone', 'tel', 'mobile', 'mobile number', 'cell', 'contact', 'contact number']
const address = ['home address', 'postal address', 'street', 'residence']

/** Not required of a new record: made, or left out. */
const login = (userId: string) => [
  column('userId', 'User Id', userId, ['user', 'login', 'login id', 'user name', 'username', 'account'], false),
  column('password', 'Password', '', ['initial password', 'pass', 'pwd'], false),
]
/** The name of the photo's file, where it cannot be found by roll number or name. */
const photo = column('photo', 'Photo', '', ['photo file', 'picture', 'image', 'file name'], false)
const answer = ['answer', 'recovery answer', "father's last name", 'last name of father', 'security answer']

/** Fields whose values nobody is shown: a draft says only that there is one. */
export const SECRET_FIELDS: readonly string[] = ['password', 'answer']

export const columns = {
  student: [
    column('name', 'Name', 'Ali Khan', name),
    column('fatherName', 'Father name', 'Imran Khan', ["father's name", 'father', 'parent', 'parent name', 'guardian']),
    column('rollNumber', 'Roll number', '17', [
      'roll no',
      'roll',
      'roll nr',
      'rollno',
      'number',
      'no',
      'student number',
    ]),
    column('grade', 'Class', '3', ['grade', 'form', 'year', 'standard', 'class number', 'year group']),
    column('age', 'Age', '9', ['age in years', 'years', 'years old']),
    column('phone', 'Phone', '+92 300 1234567', [...phone, "father's phone", 'parent phone']),
    column('address', 'Address', '12 Canal Road, Lahore', address),
    column('fee', 'Fee', '1500', ['fees', 'school fee', 'monthly fee', 'tuition', 'tuition fee']),
    column('answer', 'Last name of Your Father', 'Khan', answer, false),
    ...login(''),
    photo,
  ],
  teacher: [
    column('name', 'Name', 'Sara Malik', name),
    column('phone', 'Phone', '+92 300 7654321', phone),
    column('gender', 'Gender', 'Female', ['sex']),
    column('address', 'Address', '4 Mall Road, Lahore', address),
    column('qualifications', 'Qualifications', 'MSc Mathematics', ['qualification', 'degree', 'education']),
    column('salary', 'Salary', '85000', ['pay', 'wage', 'monthly salary']),
    column('subject', 'Subject', 'Mathematics', ['subjects', 'teaches', 'department']),
    column('bankDetail', 'Bank detail', 'PK36 SCBL 0000 0011 2345 6702', [
      'bank details',
      'bank',
      'bank account',
      'iban',
    ]),
    column('experience', 'Experience', '8 years', ['years of experience', 'work experience']),
    column('answer', 'Last name of Your Father', 'Malik', answer, false),
    ...login(''),
    photo,
  ],
} as const satisfies Record<ImportKind, readonly Column[]>
