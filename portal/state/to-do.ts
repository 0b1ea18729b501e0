import { signal } from '@preact/signals-react'
import type { Success } from '#contract/operations'

/** What the server asked staff to do at the login; null: nothing, or postponed. */
export const toDo = signal<NonNullable<Success<'login'>['toDo']> | null>(null)
