import type { Context } from 'hono'
import { ROLE } from '#contract'
import { messageRef } from '#contract/failures'
import { existing, FailureResponse } from '../errors.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { requireClasses } from '../school/classes.ts'
import { toListedTeacher, toSecrets, toTeacher } from '../school/to-response.ts'
import { loginRow } from '../security/logins.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { PhotoKind, PhotoSize } from '../store/schema.ts'
import type { Handlers } from './handler.ts'
import { deleteRecord, recordChange } from './records.ts'

export function teacherHandlers({ store, vault, now }: Services) {
  const picture = async (c: Context, id: string, kind: PhotoKind, size: PhotoSize | undefined) => {
    const photo = existing(await store.photos.findOf('teachers', id, kind, size), 'photo')
    return sendPhoto(c, photo, size, 'private')
  }

  return {
    async allTeacher({ encoding }) {
      const { pages } = store.teachers
      return encodeList({ message: 'Teachers', field: 'teachers', pages, toResponse: toListedTeacher }, encoding)
    },

    async singleTeacher({ params: { id }, auditEntry }) {
      const teacher = existing(await store.teachers.find(id), 'teacher')
      const login = existing(await store.users.find(teacher.login), 'teacher')
      await store.audit.add(auditEntry('read secrets', 'teacher', id))
      return { success: true, message: 'Teacher', data: { ...toTeacher(teacher), ...toSecrets(login, vault) } }
    },

    teacherPhoto: ({ params, query, c }) => picture(c, params.id, 'photo', query.size),
    teacherIdCard: ({ params, query, c }) => picture(c, params.id, 'idCard', query.size),

    async addTeacher({ form: { userId, password, answer, ...fields }, photos: { photo, idCard }, auditEntry, write }) {
      const createdAt = now()
      const texts = { userId, password, answer, name: fields.name, role: ROLE.teacher, createdAt }
      const login = await loginRow(texts, vault)
      const versions = { photoVersion: photo.version, idCardVersion: idCard.version }
      const teacher = { id: newId(), login: login.id, ...fields, createdAt, ...versions, version: 1 }
      return write(async (tables) => {
        await requireClasses(tables, fields.classes)
        if (!(await tables.users.add(login))) throw new FailureResponse(messageRef('userIdTaken'))
        await tables.teachers.add(teacher)
        await tables.photos.put(teacher.id, 'photo', photo)
        await tables.photos.put(teacher.id, 'idCard', idCard)
        await tables.audit.add(auditEntry('add', 'teacher', teacher.id))
        return { success: true, message: 'Teacher added.', teacher: toTeacher(teacher) }
      })
    },

    async updateTeacher({ params: { id }, ...update }) {
      return store.transaction(async (tables) => {
        const old = existing(await tables.teachers.find(id), 'teacher')
        await requireClasses(tables, update.form.classes)
        const change = await recordChange(tables, 'teacher', old, update, now())
        await tables.teachers.update(id, change)
        if (change.name !== undefined) await tables.users.rename(old.login, change.name)
        return { success: true, message: 'Teacher updated.', teacher: toTeacher({ ...old, ...change }) }
      })
    },

    async deleteTeacher({ params: { id }, auditEntry }) {
      const teacher = await deleteRecord(store, 'teacher', id, auditEntry)
      return { success: true, message: 'Teacher deleted.', data: toTeacher(teacher) }
    },
  } satisfies Partial<Handlers>
}
