import type { Logger } from 'pino'
import { CLOCK_SLACK_MS, type Clock, DAY_MS } from '../clock.ts'
import type { Store, Tables } from '../store/index.ts'

/** The name under which the database remembers the time. */
const CLOCK = 'clock'

/**
 * The last time that a server believed, and how long servers have run since with a clock that they doubt, in ms. Only a
 * server that believes its clock moves `seen`: the wrong clock of one machine misleads no other.
 */
type Remembered = { seen: number; ran: number }

/** What the clock of this machine says, and what is believed, in ms since 1970. */
export type ClockState = {
  machine: number
  /** The same, unless the clock is doubted: then the last time that was believed, and how long servers ran since. */
  believed: number
  /** The clock is more than a day ahead of that, or behind it. */
  doubt?: 'ahead' | 'back'
}

type Parts = {
  store: Store
  logger: Logger
  clock?: Clock
  /** Milliseconds that only ever count up, whatever the clock does. */
  monotonic?: () => number
}

export type BelievedClock = ReturnType<typeof believedClock>

/**
 * Compares the clock of this machine with the time that the database remembers. A clock that has jumped is doubted until
 * it is back where it should be, an admin confirms it, or servers have run for a day with it. A server that was off for
 * long looks the same as a clock that is wrong.
 */
export function believedClock({ store, logger, clock = Date.now, monotonic = () => performance.now() }: Parts) {
  /** What was remembered when this process first read it, and when that was. */
  let known: (Remembered & { at: number }) | undefined
  /** By how much the clock was off at the last `remember` of this process. */
  let lastOffset: number | undefined
  let logged: ClockState['doubt']

  /** What the time should be, without the clock; undefined as long as nothing is remembered. */
  const expected = () => known && Math.floor(known.seen + known.ran + monotonic() - known.at)

  const read = async (): Promise<Remembered | undefined> => {
    const value = await store.meta.get(CLOCK)
    const stored = value && (JSON.parse(String(Buffer.from(value))) as Remembered)
    if (stored && stored.seen !== known?.seen) known = { ...stored, at: monotonic() }
    return stored
  }

  const log = ({ machine, believed, doubt }: ClockState) => {
    if (doubt === logged) return
    logged = doubt
    const times = { clock: isoOf(machine), expected: isoOf(believed) }
    if (doubt) logger.warn(times, `the clock of this machine is ${doubt}: nothing is removed until it is believed`)
    else logger.info(times, 'the clock of this machine is believed again')
  }

  /** Compares now. Writes nothing. */
  const look = async (): Promise<ClockState> => {
    await read()
    const machine = clock()
    // A school of before this was remembered: the last thing that anybody did.
    const last = expected() ?? (await newestLine(store)) ?? machine
    const doubt = machine > last + DAY_MS ? 'ahead' : machine < last - CLOCK_SLACK_MS ? 'back' : undefined
    const state: ClockState = doubt ? { machine, believed: last, doubt } : { machine, believed: machine }
    log(state)
    return state
  }

  return {
    look,

    /** The clock of this machine, whatever it says. */
    machine: clock,

    /**
     * The time that is written beside what is done. Never before what is believed: what was deleted while the clock was
     * behind would be erased at once when it is right again.
     */
    now: () => Math.max(clock(), expected() ?? 0),

    /** Compares, and writes down what is believed; to be called each hour. */
    async remember(): Promise<void> {
      const { machine, believed, doubt } = await look()
      const stored = await read()
      const offset = machine - believed
      const hasJumped = lastOffset !== undefined && Math.abs(offset - lastOffset) > CLOCK_SLACK_MS
      lastOffset = offset
      if (!doubt) await believe(store.meta, machine)
      else if (!known || !stored || hasJumped) await believe(store.meta, believed)
      else {
        // Two servers with one doubt count the same day.
        const ran = Math.max(stored.ran, known.ran + monotonic() - known.at)
        await (ran < DAY_MS ? write(store.meta, { seen: stored.seen, ran }) : believe(store.meta, machine))
      }
      await look()
    },

    /** From now on the clock of this machine is believed, and what other servers believed is forgotten. */
    confirm: (meta: Tables['meta']): Promise<void> => believe(meta, clock()),
  }
}

const write = (meta: Tables['meta'], remembered: Remembered): Promise<void> =>
  meta.set(CLOCK, Buffer.from(JSON.stringify(remembered)))

/** From now on this time is believed, by every server. */
export const believe = (meta: Tables['meta'], time: number): Promise<void> => write(meta, { seen: time, ran: 0 })

/** When the last line of the audit was written. */
async function newestLine(store: Store): Promise<number | undefined> {
  const [line] = await store.audit.page(1, 0)
  return line && Date.parse(line.at)
}

const isoOf = (time: number) => new Date(time).toISOString()
