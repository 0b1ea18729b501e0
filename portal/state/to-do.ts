import { signal } from '@preact/signals-react'
import type { Success } from '#contract/operations'

/** What the server asked a member of the staff to do, at the login of this page life; null: nothing, or put off. */
export const toDo = signal<NonNullable<Success<'login'>['toDo']> | null>(null)
