import type { Translates } from '../../translates.ts'

/** What the parts of a line of the audit trail are called. */
export const auditLabels = { at: 'وقت', who: 'کس نے', action: 'کارروائی', record: 'ریکارڈ', address: 'کہاں سے' }

export type Complete = Translates<typeof import('./admin.ts'), typeof import('../en/admin.ts')>
