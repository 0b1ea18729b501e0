import type { MessageRef } from '../contract/failures.ts'
import * as english from '../messages/en/failures/index.ts'
import { type FailureTexts, textIn } from '../messages/failure-text.ts'
import * as urdu from '../messages/ur/failures/index.ts'
import { assertNone } from './lines.ts'

/** The faults of a response's codes: a failure without a code, or a text that the catalogs do not have. */
export const codeFaults = (body: unknown): string[] =>
  [...textsIn(body)].flatMap(({ text, ref }) => faultsOf(text, ref))

/** The same body, if nothing is wrong with its codes. */
export function withCodes<Body>(body: Body): Body {
  assertNone(codeFaults(body))
  return body
}

/** The messages of notes or hints. */
export const messagesOf = (all: readonly { message: string }[] = []): string[] => all.map(({ message }) => message)

type Found = { text: unknown; ref: MessageRef | undefined }

/** Every text of a response that has a code, or should have one. */
function* textsIn(value: unknown): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  const one = value as Record<string, unknown>
  if (one.success === false || typeof one.code === 'string') {
    yield { text: one.reason ?? one.message, ref: one as MessageRef }
  }
  for (const [name, inner] of Object.entries(one)) if (name !== 'params') yield* textsIn(inner)
}

function faultsOf(text: unknown, ref: MessageRef | undefined): string[] {
  const about = JSON.stringify({ text, code: ref?.code, params: ref?.params })
  if (typeof ref?.code !== 'string') return [`no code: ${about}`]
  const [inEnglish, inUrdu] = [english, urdu].map((texts) => textIn(texts as FailureTexts, ref))
  if (inEnglish !== text) return [`in English '${inEnglish}': ${about}`]
  // A person may have typed it.
  const isSent = Object.values(ref.params ?? {}).some((value) => typeof value === 'string' && hasHole(value))
  const isWhole = inUrdu !== undefined && /[\u0600-\u06ff]/.test(inUrdu) && (isSent || !hasHole(inUrdu))
  return isWhole ? [] : [`in Urdu '${inUrdu}': ${about}`]
}

/** Whether a text was made of a value that was not there. */
const hasHole = (text: string) => /undefined|NaN|\[object/.test(text)
