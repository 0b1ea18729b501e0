import type { Translates } from '../../translates.ts'

/** What the photos of a record are called. */
export const photoLabels = { photo: 'تصویر', idCard: 'شناختی کارڈ' }

export type Complete = Translates<typeof import('./photos.ts'), typeof import('../en/photos.ts')>
