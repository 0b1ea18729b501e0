/** The states of an import, and which step may follow which. Every step calls `mayFollow` before it writes. */

import { type Code, type MessageRef, messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { FailureResponse } from '../errors.ts'
import type { StateColumns } from '../store/tables/acts.ts'

/** What a server does for an import after the response was sent, and when it has last said so. */
type TaskState = { done: number; all: number; seenAt: number }

export type ImportState =
  /** Nothing of it is in the school. */
  | { is: 'draft' }
  /** A draft to which the photos of a ZIP are added. */
  | { is: 'reading photos'; task: TaskState }
  /** It is being written into the school. */
  | { is: 'running'; task: TaskState }
  /** All of it is in the school. */
  | { is: 'done'; finishedAt: string }
  /** It was in the school. */
  | { is: 'undone'; finishedAt: string }

type StateName = ImportState['is']

/** The step is made. */
const MAKE = true
/** The step was made already, as after a second press of a button, or there is nothing to do. */
const SKIP = false
/** A code is the failure: why the step may not follow, and what to do. */
type Transitions = Record<StateName, typeof MAKE | typeof SKIP | Code> & {
  /** The state that follows; null: the same state, or none because the import is removed. */
  to: StateName | null
}

/** Its page offers the step only in another state. */
const PAGE_IS_OLD = 'changedMeanwhile'
const WAIT = 'importIsWritten'
const WAS_RUN = 'importWasRun'
const START_AGAIN = 'importWasUndone'

const STEPS = {
  /** Somebody changes columns, rows or photos. */
  change: {
    to: null,
    draft: MAKE,
    'reading photos': MAKE,
    running: WAIT,
    done: WAS_RUN,
    undone: START_AGAIN,
  },
  /** A server begins to read the photos of a ZIP. */
  readPhotos: {
    to: 'reading photos',
    draft: MAKE,
    'reading photos': 'photosAreRead',
    running: WAIT,
    done: WAS_RUN,
    undone: START_AGAIN,
  },
  /** A server begins to write it into the school. */
  run: {
    to: 'running',
    draft: MAKE,
    'reading photos': 'photosAreRead',
    running: SKIP,
    done: SKIP,
    undone: START_AGAIN,
  },
  /** A task ends: the photos are read, or it did not succeed. */
  endTask: { to: 'draft', draft: SKIP, 'reading photos': MAKE, running: MAKE, done: SKIP, undone: SKIP },
  /** All of it is written. */
  finish: { to: 'done', draft: SKIP, 'reading photos': SKIP, running: MAKE, done: SKIP, undone: SKIP },
  /** Somebody removes it. */
  drop: {
    to: null,
    draft: MAKE,
    'reading photos': MAKE,
    running: WAIT,
    done: WAS_RUN,
    undone: MAKE,
  },
  /** It is removed because it was not run for a long time. */
  expire: { to: null, draft: MAKE, 'reading photos': MAKE, running: SKIP, done: SKIP, undone: SKIP },
  /** Somebody takes it back. */
  undo: {
    to: 'undone',
    draft: PAGE_IS_OLD,
    'reading photos': PAGE_IS_OLD,
    running: WAIT,
    done: MAKE,
    undone: SKIP,
  },
} as const satisfies Record<string, Transitions>

export type Step = keyof typeof STEPS
/** The state after a step. */
export type StateAfter<S extends Step> = Extract<ImportState, { is: (typeof STEPS)[S]['to'] }>

/**
 * Whether a step is to be made in this state.
 * @returns false if it was made already
 * @throws FailureResponse if it may not follow
 */
export function mayFollow(step: Step, { is }: ImportState): boolean {
  const transition = STEPS[step][is]
  if (typeof transition === 'string') throw new FailureResponse(messageRef(transition))
  return transition
}

/** A server that has not renewed its task for this time was killed or is frozen. */
const LOST_MS = importLimits.lostSeconds * 1_000

const LOST = {
  'reading photos': messageRef('photosStopped'),
  running: messageRef('importStopped'),
}

/** An import whose server was killed is a draft again. */
export function withoutLostTask<R extends { state: ImportState; problem: MessageRef | null }>(
  record: R,
  now: number,
): R {
  const { state } = record
  if (!('task' in state) || Math.abs(now - state.task.seenAt) < LOST_MS) return record
  return { ...record, state: { is: 'draft' }, problem: LOST[state.is] }
}

/** The state by the columns of the database. */
export function stateOf(columns: StateColumns): ImportState {
  const { state, task, taskDone, taskAll, taskSeenAt, finishedAt } = columns
  if (state === 'done' || state === 'undone') return { is: state, finishedAt: finishedAt ?? '' }
  if (state === 'draft' && task === null) return { is: 'draft' }
  return {
    is: state === 'running' ? 'running' : 'reading photos',
    task: { done: taskDone, all: taskAll, seenAt: taskSeenAt },
  }
}

const STORED = {
  draft: 'draft',
  'reading photos': 'draft',
  running: 'running',
  done: 'done',
  undone: 'undone',
} as const
/** The task of a state, as the database and the contract name it. */
export const taskOf = { 'reading photos': 'photos', running: 'logins' } as const

/** A state as the database and the contract name it: to read photos is a task of a draft. */
export function columnsOfState(state: ImportState): StateColumns {
  const task = 'task' in state ? state.task : undefined
  return {
    state: STORED[state.is],
    finishedAt: 'finishedAt' in state ? state.finishedAt : null,
    task: 'task' in state ? taskOf[state.is] : null,
    taskDone: task?.done ?? 0,
    taskAll: task?.all ?? 0,
    taskSeenAt: task?.seenAt ?? 0,
  }
}
