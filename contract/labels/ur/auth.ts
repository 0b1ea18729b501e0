import type { Role } from '../../choices.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'یوزر آئی ڈی',
  password: 'پاس ورڈ',
  answer: 'آپ کے والد کا خاندانی نام',
  role: 'کردار',
}

export const roleLabels = { 0: 'صارف', 1: 'طالب علم', 2: 'استاد', 3: 'منتظم' } satisfies Record<Role, string>

export type Complete = Translates<typeof import('./auth.ts'), typeof import('../en/auth.ts')>
