import { ROLE, serverMessages } from '#contract'
import { messageOf, messageRef } from '#contract/failures'
import { existing, FailureResponse, notDone } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { requireClass } from '../school/classes.ts'
import { findSame } from '../school/same-person.ts'
import { toListedStudent, toReportedStudent, toSecrets, toStudentRecord } from '../school/to-response.ts'
import { loginRow } from '../security/logins.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { StudentSearch } from '../store/tables/student-search.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { deleteRecord, recordChange } from './records.ts'
import { userIdSearch } from './user-id-search.ts'

export function studentHandlers({ store, vault, now, school }: Services) {
  const message = 'Students'
  const noneFound = messageRef('noStudentFound')

  /**
   * All students, or those of one class, each with the report's condition. Every member of the staff requests them when
   * the portal starts.
   */
  const list = store.cache.memoize(
    'students',
    ['students', 'reports'],
    (encoding: Encoding | undefined, grade?: string) => {
      const pages = () => store.students.pages({ grade })
      const list = { message, field: 'students', pages, toResponse: toListedStudent }
      return encodeList(grade ? { ...list, noneFound } : list, encoding)
    },
    bytesOfJson,
  )

  const found = (
    code: 'studentsFound' | 'textFound',
    search: Partial<StudentSearch>,
    encoding: Encoding | undefined,
  ) => {
    const pages = () => store.students.pages(search)
    const text = messageOf(messageRef(code))
    return encodeList({ ...text, field: 'data', pages, toResponse: toListedStudent, noneFound }, encoding)
  }

  return {
    getAllStudent: async ({ accessLevel, encoding }) =>
      accessLevel === 'all' ? list(encoding) : { success: true, message, students: [] },

    classFilter: ({ params: { grade }, encoding }) => list(encoding, grade),

    searchStudent: ({ json, encoding }) => found('studentsFound', json, encoding),

    findStudents: async ({ json, session, encoding }) =>
      found('textFound', { ...json, ...userIdSearch(session, await school()) }, encoding),

    async studentPhoto({ params, query: { size }, noteReading, c }) {
      const photo = existing(await store.photos.findOf('students', params.id, 'photo', size), 'photo')
      // The small photos of a list are not recorded.
      if (size !== 'thumb') noteReading('read', photo.owner)
      return sendPhoto(c, photo, size, 'private')
    },

    async studentForTeacher({ params, noteReading }) {
      const student = existing(await store.students.find(params.id), 'student')
      noteReading('read', student.id)
      return { success: true, message: 'Student', user: toStudentRecord(student) }
    },

    async getSingleStudent({ params: { id }, auditEntry }) {
      const student = existing(await store.students.find(id), 'student')
      const login = existing(await store.users.find(student.login), 'student')
      await store.audit.add(auditEntry('read secrets', 'student', id))
      return {
        success: true,
        message: 'Student',
        user: { ...toStudentRecord(student), ...toSecrets(login, vault) },
      }
    },

    async addStudent({ query, form: { userId, password, answer, ...fields }, photos: { photo }, auditEntry, write }) {
      const createdAt = now()
      const texts = { userId, password, answer, name: fields.name, role: ROLE.student, createdAt }
      const login = await loginRow(texts, vault)
      const student = {
        id: newId(),
        login: login.id,
        ...fields,
        createdAt,
        photoVersion: photo?.version ?? null,
        version: 1,
      }
      return write(async (tables) => {
        await requireClass(tables, student.grade)
        const same =
          query.ifSame === 'ask' ? findSame(await tables.students.ofClass(student.grade), student) : undefined
        if (same) {
          const details = { same: { ...toReportedStudent(same), _id: same.id } } satisfies FailureDetails<'addStudent'>
          throw notDone('There is a student with the same name, class and roll number.', details)
        }
        if (!(await tables.users.add(login))) throw new FailureResponse(messageRef('userIdTaken'))
        await tables.students.add(student)
        if (photo) await tables.photos.put(student.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'student', student.id))
        return { success: true, message: serverMessages.studentAdded, student: toStudentRecord(student) }
      })
    },

    async updateStudent({ params: { id }, ...update }) {
      return store.transaction(async (tables) => {
        const old = existing(await tables.students.find(id), 'student')
        const change = await recordChange(tables, 'student', old, update, now())
        if (change.grade !== undefined) await requireClass(tables, change.grade)
        await tables.students.update(id, change)
        if (change.name !== undefined) await tables.users.rename(old.login, change.name)
        return { success: true, message: 'Student updated.', student: toStudentRecord({ ...old, ...change }) }
      })
    },

    async deleteStudent({ params: { id }, auditEntry }) {
      const student = await deleteRecord(store, 'student', id, auditEntry)
      return { success: true, message: 'Student deleted.', student: toStudentRecord(student) }
    },
  } satisfies Partial<Handlers>
}
