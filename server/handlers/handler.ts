import type { EndpointName } from '#contract'
import type { Failure, Input, operations, Success } from '#contract/operations'
import type { AppContext } from '../http/app-env.ts'
import type { Encoding } from '../http/encoding.ts'
import type { EncodedJson } from '../http/json.ts'
import type { ReceivedFile } from '../http/received-file.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { GrantedLevel } from '../security/authorize.ts'
import type { Session } from '../security/sessions.ts'
import type { NoteReading } from './access-log.ts'
import type { Write } from './idempotency.ts'

type Files<N extends EndpointName> = (typeof operations)[N] extends { files: infer F } ? F : Record<never, never>
type Named<F, Need> = { [K in keyof F as F[K] extends Need ? K : never]: PreparedPhoto }

/** The input of a handler: the validated request, and the caller. */
export type HandlerContext<N extends EndpointName> = {
  params: Input<N, 'params'>
  query: Input<N, 'query'>
  json: Input<N, 'json'>
  form: Input<N, 'form'>
  /** The photos of the form, ready to be stored. */
  photos: Named<Files<N>, 'required'> & Partial<Named<Files<N>, 'optional'>>
  /** The file that is the body of the call. */
  file: (typeof operations)[N] extends { body: 'file' } ? ReceivedFile : undefined
  /** How much the contract allows this caller to see or do. */
  accessLevel: GrantedLevel
  session: Session | undefined
  ip: string
  /** The compression of a long body for this caller. */
  encoding: Encoding | undefined
  /** Makes the audit line of what the caller does; add it with `tables.audit.add`, or for several records with `addAct`. */
  auditEntry: AuditWriter
  /** Adds to the audit that the caller reads a student's record, if the caller is staff. */
  noteReading: NoteReading
  /**
   * Writes in a transaction, as `store.transaction`, and returns the response that `work` makes. A call that came with a
   * key is done once: the key is stored in the same transaction.
   */
  write: Write
  c: AppContext
}

/** What the body of a failure has besides its text. */
export type FailureDetails<N extends EndpointName> = Omit<Failure<N>, 'success' | 'message' | 'code' | 'params'>

/**
 * Handles one endpoint: returns the body of a success in the contract's form, or for a picture or a file the whole response.
 * @throws FailureResponse, HttpError where it is not done: there is no other way to a failure
 */
export type Handler<N extends EndpointName> = (
  context: HandlerContext<N>,
) => Promise<
  (typeof operations)[N]['success'] extends 'image' | 'file' | 'document' ? Response : Success<N> | EncodedJson
>

export type Handlers = { [N in EndpointName]: Handler<N> }
