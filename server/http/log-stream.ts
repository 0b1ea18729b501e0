import type { Writable } from 'node:stream'

/** Bytes that may wait for a slow reader. */
const MAX_WAITING_BYTES = 1024 * 1024

/** How long a stop waits for a slow reader. */
const FLUSH_MS = 2_000

/** Where log lines go. */
export type LogStream = ReturnType<typeof logStream>

/**
 * A stream of log lines for a reader that may be slow, stalled or gone. Lines wait in memory up to a bound; above it they
 * are dropped and counted, and the count is logged as soon as there is room.
 * @param maxBytes that may wait
 */
export function logStream(out: Writable, maxBytes = MAX_WAITING_BYTES) {
  let dropped = 0
  const logDropped = () => {
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
  out.on('drain', logDropped)
  // The reader is gone. The error cannot be logged anywhere else, and the server continues without a log.
  out.on('error', () => {})

  return {
    /** Writes a line, or drops it if too many bytes wait. Never blocks. */
    write(line: string): void {
      if (out.writableLength + line.length > maxBytes) {
        dropped++
        return
      }
      logDropped()
      out.write(line)
    },
    /** Resolves when all lines are written, or after FLUSH_MS. */
    flush(): Promise<void> {
      logDropped()
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
