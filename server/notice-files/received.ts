import type { MessageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import type { ReceivedFile } from '../http/received-file.ts'

/** A file that was sent, of which the kind is not known yet. */
export type Received = Pick<ReceivedFile, 'size' | 'handle' | 'firstBytes' | 'read'>

/** Why a file is not taken. */
export const refused = (why: MessageRef) => new HttpError(415, why, { field: 'file' })
