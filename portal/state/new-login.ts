import { signal } from '@preact/signals-react'
import { session } from './session.ts'

/** The login of a student or teacher who was just added. */
export type NewLogin = {
  name: string
  /** Only of a student. */
  grade?: string
  userId: string
  password: string
}

/** Only in memory, until the next page takes it. */
const newLogin = signal<NewLogin | null>(null)

/** The user id of who has just signed up, for the login that follows. */
export const registeredUserId = signal('')

// A logout, the end of the session or a login of somebody else.
session.subscribe(() => {
  newLogin.value = null
  registeredUserId.value = ''
})

/** Stores the login that a form has sent, for the page that follows. */
export function storeNewLogin(form: FormData): void {
  const [name = '', grade, userId = '', password = ''] = ['name', 'grade', 'userId', 'password'].map(
    (field) => form.get(field)?.toString() || undefined,
  )
  newLogin.value = { name, grade, userId, password }
}

/** The login that the page before has stored. The second call returns none. */
export function takeNewLogin(): NewLogin | null {
  const login = newLogin.peek()
  newLogin.value = null
  return login
}

/** Of the student added last, for the next one: often all new students of one class are entered in a row. */
export const lastStudent = signal({ grade: '', rollNumber: '' })
