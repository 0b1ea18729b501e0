import sharp from 'sharp'
import { columns } from '#contract/people/columns'
import { defaultSettings } from '#contract/school/defaults'
import { roleWords, userIdOf } from '#contract/user-ids'
import type { Caller } from './start.ts'

type Fields = Record<string, string | Blob | undefined>

/** A form as a browser sends it. */
export function form(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value)
    else if (value) data.append(name, value, value instanceof File ? value.name : 'photo.png')
  }
  return data
}

/** A small picture of one colour. */
export async function picture(colour = '#369', width = 40, height = 30): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return file(bytes, 'picture.png', 'image/png')
}

export const file = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type })

export const noticeFields = { title: 'Sports day', description: 'Bring water.', catagory: 'Sport', date: '' }

let count = 0

const { suffix } = defaultSettings.userIds

/** A value for each field of a student. */
export const studentDetails = {
  name: 'Ann Lee',
  fatherName: 'Tom Lee',
  rollNumber: '7',
  age: '12',
  grade: '5',
  address: '1 Hill Road',
  fee: '100',
  phone: '+44 20 7946-0958',
} as const

/** A value for each field of a teacher that has to be filled in. */
export const teacherDetails = {
  name: 'Omar Aziz',
  phone: '0300 1234567',
  gender: 'Male',
  address: '2 Hill Road',
  qualifications: 'MSc',
  salary: '5000',
  subject: 'Physics',
  bankDetail: 'IBAN 123',
  experience: '4 years',
} as const

const fieldsOfStudent = columns.student.filter(({ required }) => required)

/** A student as files and pages show one: each field under what it is called. */
export const studentByLabels = (changes: Partial<Record<keyof typeof studentDetails, string>> = {}) =>
  Object.fromEntries(
    fieldsOfStudent.map(({ field, heading }) => [heading, { ...studentDetails, ...changes }[field as 'name']]),
  )

/** A list of students as CSV. What a test says nothing of has columns of its own, with the sample values. */
export function studentSheet(head: string, ...lines: string[]): string {
  const names = head.split(',')
  const others = Object.entries(studentByLabels()).filter(([heading]) => !names.includes(heading))
  const more = (text: (other: [string, string]) => string) => others.map((other) => `,${text(other)}`).join('')
  return [head + more(([heading]) => heading), ...lines.map((line) => line + more(([, value]) => `"${value}"`))].join(
    '\n',
  )
}

/** All fields of add-student without the photo. Each call returns another user id. */
export const studentFields = () => ({
  ...studentDetails,
  userId: userIdOf({ person: studentDetails.name, number: ++count, roleWord: roleWords.student, suffix }),
  password: 'ann-password',
  answer: 'Lee',
})

export const teacherFields = () => ({
  ...teacherDetails,
  userId: userIdOf({ person: teacherDetails.name, number: ++count, roleWord: roleWords.teacher, suffix }),
  password: 'omar-password',
  answer: 'Aziz',
})

export const reportFields = {
  condition: 'Good',
  message: 'Well done',
  complain: 'None',
  notification: 'Meeting on Monday',
}

/** Adds a student. @returns the sent fields and the response */
export async function addStudent(admin: Caller, changes: Fields = {}) {
  const fields = { ...studentFields(), ...(changes as object) }
  const { body } = await admin.post('/student/add-student', form({ photo: await picture(), ...fields }))
  if (!body.success) throw new Error(body.message)
  return { ...fields, _id: body.student._id as string }
}

export async function addTeacher(admin: Caller, changes: Fields = {}) {
  const fields = { ...teacherFields(), ...(changes as object) }
  const photos = { photo: await picture(), idCard: await picture('#963') }
  const { body } = await admin.post('/teacher/addTeacher', form({ ...photos, ...fields }))
  if (!body.success) throw new Error(body.message)
  return { ...fields, _id: body.teacher._id as string }
}

/** Chooses an own password in place of an issued one, as the portal asks staff to. @returns the login with the own one */
export async function withOwnPassword<T extends { userId: string; password: string }>(
  visitor: Caller,
  login: T,
): Promise<T> {
  const password = `own-${login.password}`
  await visitor.put('/auth/login', { userId: login.userId, password: login.password })
  const { body } = await visitor.put('/auth/password', { oldPassword: login.password, newPassword: password })
  if (!body.success) throw new Error(body.message)
  return { ...login, password }
}

export async function addNotice(admin: Caller, changes: Fields = {}): Promise<string> {
  const { body } = await admin.post('/notice/addNotice', form({ ...noticeFields, ...changes }))
  if (!body.success) throw new Error(body.message)
  return body.notice._id
}

/** Adds a file of text, or another. @returns its id */
export async function addNoticeFile(
  admin: Caller,
  notice: string,
  name = 'a.txt',
  bytes: Uint8Array = Buffer.from('Bring water.'),
) {
  const { body } = await admin.post(`/notice/addFile/${notice}?name=${encodeURIComponent(name)}`, bytes)
  if (!body.success) throw new Error(body.message)
  return body.file._id as string
}

export async function addReport(caller: Caller, studentId: string, changes: Fields = {}): Promise<string> {
  const { body } = await caller.post('/report/addReport', form({ ...reportFields, studentId, ...changes }))
  if (!body.success) throw new Error(body.message)
  return body.report._id
}
