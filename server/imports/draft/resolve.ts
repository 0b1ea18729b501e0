import { messageRef } from '#contract/failures'
import { importColumn, SECRET_FIELDS } from '#contract/imports'
import { HttpError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Resolutions } from '../encryption.ts'
import { changeAllRows } from './change.ts'
import { refuseUnknownFields } from './known-fields.ts'

/**
 * Stores the decisions of the school about many rows.
 * @throws HttpError 400
 */
export const resolveDraft = (services: Services, id: string, resolutions: Resolutions): Promise<void> =>
  changeAllRows(services, id, (record) => {
    const { kind } = record
    const replaced = resolutions.replaced.map(({ field }) => field)
    refuseUnknownFields([...replaced, ...resolutions.unknown], kind, 'replaced')
    const secret = replaced.find((field) => SECRET_FIELDS.includes(field))
    if (secret) throw new HttpError(400, messageRef('sameForSeveral', { name: secret }), { field: 'replaced' })
    const needed = resolutions.unknown.find((field) => !importColumn(kind, field)?.mayBeUnknown)
    if (needed) throw new HttpError(400, messageRef('cannotBeUnknown', { name: needed }), { field: 'unknown' })
    record.answers = resolutions
  })
