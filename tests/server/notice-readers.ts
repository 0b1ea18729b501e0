import type { Audience } from '#contract/notices/audience'
import { addStudent, addTeacher, withOwnPassword } from '../../tools/samples.ts'
import type { Caller, School } from '../../tools/start.ts'

/** A caller of each kind that reads notices. */
export async function noticeCallers({ visitor, login }: School, admin: Caller): Promise<Record<string, Caller>> {
  await visitor.post('/auth/register', { userId: 'parent', password: 'parent-password', answer: 'Lee' })
  const signedIn = ({ userId, password }: Record<'userId' | 'password', string>) => login(userId, password)
  const guardian = { userId: 'guardian', password: 'guardian-password' }
  await visitor.post('/auth/register', { ...guardian, answer: 'Lee' })
  for (const grade of ['10', '5'])
    await admin.post(`/student/guardians/${(await addStudent(admin, { grade }))._id}`, guardian)
  const teacher = await addTeacher(admin)
  return {
    visitor,
    user: await login('parent', 'parent-password'),
    'guardian of 5': await signedIn(guardian),
    'student of 5': await signedIn(await addStudent(admin, { grade: '5' })),
    'student of 6': await signedIn(await addStudent(admin, { grade: '6' })),
    teacher: await signedIn(await withOwnPassword(await signedIn(teacher), teacher)),
    admin,
  }
}

/** Which of them read a notice for each audience; one for classes is for class 5. */
export const READERS: Record<Audience, string[]> = {
  everybody: ['visitor', 'user', 'guardian of 5', 'student of 5', 'student of 6', 'teacher', 'admin'],
  signedIn: ['user', 'guardian of 5', 'student of 5', 'student of 6', 'teacher', 'admin'],
  staff: ['teacher', 'admin'],
  classes: ['guardian of 5', 'student of 5', 'teacher', 'admin'],
}
