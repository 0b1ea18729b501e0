import type { MessageRef } from '#contract/failures'
import type { Tables } from '../store/index.ts'

/** How mail is sent, for all servers; `problem`: what one of them has met last. */
export type MailState = {
  paused: boolean
  /** When daily mails are sent, on the clock of the school. */
  hour: number
  problem?: MessageRef
}

/** When children are home again. */
const DEFAULT_HOUR = 15

/** The keys in `meta`: what admins have chosen, and what servers have met. */
const CHOICES = 'mail'
const PROBLEM = 'mail-problem'

type Meta = Pick<Tables, 'meta'>

async function readJson<T>({ meta }: Meta, name: string): Promise<T | undefined> {
  const value = await meta.get(name)
  return value && (JSON.parse(Buffer.from(value).toString()) as T)
}

const writeJson = ({ meta }: Meta, name: string, value: object) => meta.set(name, Buffer.from(JSON.stringify(value)))

export async function mailState(tables: Meta): Promise<MailState> {
  const choices = await readJson<Partial<MailState>>(tables, CHOICES)
  const problem = await readJson<MessageRef>(tables, PROBLEM)
  return { paused: false, hour: DEFAULT_HOUR, ...choices, ...(problem && { problem }) }
}

/** To be called in a transaction. */
export async function chooseMailState(
  tables: Meta,
  change: Partial<Pick<MailState, 'paused' | 'hour'>>,
): Promise<void> {
  const { paused, hour } = { ...(await mailState(tables)), ...change }
  await writeJson(tables, CHOICES, { paused, hour })
}

/** @param problem undefined: there is none any more */
export async function noteProblem(tables: Meta, problem: MessageRef | undefined): Promise<void> {
  const before = await tables.meta.get(PROBLEM)
  if (problem) await writeJson(tables, PROBLEM, problem)
  else if (before) await tables.meta.remove(PROBLEM)
}
