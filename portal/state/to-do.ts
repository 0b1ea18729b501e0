import { signal } from '@preact/signals-react'
import type { Success } from '#contract/operations'

type ToDo = NonNullable<Success<'login'>['toDo']>[number]

/**
 * What the server asked staff to do at the login, or 'plain' for a plain user, who is told what the login is for; null:
 * nothing, or postponed.
 */
export const toDo = signal<(ToDo | 'plain')[] | null>(null)
