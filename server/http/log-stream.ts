import type { Writable } from 'node:stream'

/** How many bytes of lines may wait for a reader that is slow. */
const MOST_WAITING = 1024 * 1024

/** How long a stop waits for such a reader. */
const FLUSH_MS = 2_000

/** Where log lines go. */
export type LogStream = ReturnType<typeof logStream>

/**
 * Lines for a log whose reader may be slow, stalled or gone: they wait for it up to a bound, and are dropped and
 * counted above it. The count is logged as soon as there is room.
 */
export function logStream(out: Writable, most = MOST_WAITING) {
  let dropped = 0
  const sayDropped = () => {
    if (dropped === 0) return
    // In pino's form; 40 is its level 'warn'.
    const line = {
      level: 40,
      time: Date.now(),
      dropped,
      msg: 'log lines were dropped: the reader of the log is too slow',
    }
    dropped = 0
    out.write(`${JSON.stringify(line)}\n`)
  }
  out.on('drain', sayDropped)
  // The reader is gone. There is no other place to tell it, and the school goes on without a log.
  out.on('error', () => {})

  return {
    /** Takes a line. Never waits: with too much waiting, the line is dropped. */
    write(line: string): void {
      if (out.writableLength + line.length > most) {
        dropped++
        return
      }
      sayDropped()
      out.write(line)
    },
    /** Resolves when nothing waits any more, or when the reader has taken too long. */
    flush(): Promise<void> {
      sayDropped()
      return new Promise((done) => {
        const late = setTimeout(done, FLUSH_MS)
        out.write('', () => {
          clearTimeout(late)
          done()
        })
      })
    },
  }
}
