import type { Logger } from 'pino'
import { CLOCK_SLACK_MS, type Clock, DAY_MS } from '../clock.ts'
import type { Store, Tables } from '../store/index.ts'

/** The key in `meta` for the time that the servers trust. */
const CLOCK = 'clock'

/**
 * The last time that a server trusted, and how long servers have run since with a clock that they doubt, in ms. Only a
 * server that trusts its clock moves `seen`: the wrong clock of one machine does not affect the others.
 */
type StoredTime = { seen: number; ran: number }

/** The time of this machine's clock, and the trusted time, in ms since 1970. */
export type ClockState = {
  machine: number
  /**
   * Equal to `machine`, unless the clock is doubted: then the last trusted time plus the time that servers ran since.
   */
  trusted: number
  /** The clock is more than a day ahead of the expected time, or behind it. */
  doubt?: 'ahead' | 'back'
}

type Parts = {
  store: Store
  logger: Logger
  clock?: Clock
  /** Milliseconds that always count up and do not follow the clock. */
  monotonic?: () => number
}

export type TrustedClock = ReturnType<typeof trustedClock>

/**
 * Compares the clock of this machine with the time in the database. A clock that has jumped is doubted until it is
 * correct again, an admin confirms it, or servers have run with it for a day. When no server has run for more than a day,
 * the clock is doubted too: that looks the same as a wrong clock.
 */
export function trustedClock({ store, logger, clock = Date.now, monotonic = () => performance.now() }: Parts) {
  /** The stored state as this process first read it; `at` is the monotonic time of the reading. */
  let known: (StoredTime & { at: number }) | undefined
  /** The difference of the clock to the trusted time at the last `record` of this process. */
  let lastOffset: number | undefined
  let logged: ClockState['doubt']

  /** The time that should be now, without the clock; undefined while nothing is stored. */
  const expected = () => known && Math.floor(known.seen + known.ran + monotonic() - known.at)

  const read = async (): Promise<StoredTime | undefined> => {
    const value = await store.meta.get(CLOCK)
    const stored = value && (JSON.parse(String(Buffer.from(value))) as StoredTime)
    if (stored && stored.seen !== known?.seen) known = { ...stored, at: monotonic() }
    return stored
  }

  const log = ({ machine, trusted, doubt }: ClockState) => {
    if (doubt === logged) return
    logged = doubt
    const times = { clock: isoOf(machine), expected: isoOf(trusted) }
    if (doubt) logger.warn(times, `the clock of this machine is ${doubt}: nothing is removed until it is believed`)
    else logger.info(times, 'the clock of this machine is believed again')
  }

  /** Compares the clock with the stored time. Writes nothing. */
  const check = async (): Promise<ClockState> => {
    await read()
    const machine = clock()
    const last = expected() ?? machine
    const doubt = machine > last + DAY_MS ? 'ahead' : machine < last - CLOCK_SLACK_MS ? 'back' : undefined
    const state: ClockState = doubt ? { machine, trusted: last, doubt } : { machine, trusted: machine }
    log(state)
    return state
  }

  return {
    check,

    /** The clock of this machine, also while it is doubted. */
    machine: clock,

    /**
     * The time for new records. Never earlier than the trusted time: a record that is deleted while the clock is behind
     * would otherwise be erased as soon as the clock is right again.
     */
    now: () => Math.max(clock(), expected() ?? 0),

    /** Compares, and stores the trusted time; to be called each hour. */
    async record(): Promise<void> {
      const { machine, trusted, doubt } = await check()
      const stored = await read()
      const offset = machine - trusted
      const hasJumped = lastOffset !== undefined && Math.abs(offset - lastOffset) > CLOCK_SLACK_MS
      lastOffset = offset
      if (!doubt) await trust(store.meta, machine)
      else if (!known || !stored || hasJumped) await trust(store.meta, trusted)
      else {
        // Two servers that doubt the same clock do not add up their times.
        const ran = Math.max(stored.ran, known.ran + monotonic() - known.at)
        await (ran < DAY_MS ? write(store.meta, { seen: stored.seen, ran }) : trust(store.meta, machine))
      }
      await check()
    },

    /** From now on the clock of this machine is trusted, and the time that other servers trusted is overwritten. */
    confirm: (meta: Tables['meta']): Promise<void> => trust(meta, clock()),
  }
}

const write = (meta: Tables['meta'], stored: StoredTime): Promise<void> =>
  meta.set(CLOCK, Buffer.from(JSON.stringify(stored)))

/** From now on this time is trusted, by every server. */
export const trust = (meta: Tables['meta'], time: number): Promise<void> => write(meta, { seen: time, ran: 0 })

const isoOf = (time: number) => new Date(time).toISOString()
