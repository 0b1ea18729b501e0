import type { Translates } from '../../translates.ts'

export { auditLabels } from './admin.ts'
export { loginLabels, roleLabels } from './auth.ts'
export { actionLabels, conditionLabels, entityLabels, genderLabels } from './choices.ts'
export { deviceLabel } from './devices.ts'
export { feedTitle } from './feed.ts'
export { importLabels } from './imports.ts'
export { noticeLabels } from './notices.ts'
export { photoLabels } from './photos.ts'
export { reportLabels } from './reports.ts'
export { studentLabels } from './students.ts'
export { teacherLabels } from './teachers.ts'

export type Complete = Translates<typeof import('./index.ts'), typeof import('../en/index.ts')>
