import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SonicBoom } from 'sonic-boom'

/** Bytes that may wait for a slow reader. */
const MAX_WAITING_BYTES = 1024 * 1024

/** How long a stop waits for a slow reader. */
const FLUSH_MS = 2_000

/** Where log lines go. */
export type LogStream = ReturnType<typeof logStream>

/**
 * A stream of log lines for a reader that may be slow, stalled or gone. Lines wait in memory up to a bound; above it they
 * are dropped and counted, and the count is logged as soon as there is room.
 * @param fd the file descriptor of the reader
 */
export function logStream(fd: number) {
  // Not the `destination` of pino: at the exit it would wait for a stalled reader for ever.
  const stream = new SonicBoom({ fd, maxLength: MAX_WAITING_BYTES })
  let dropped = 0
  stream.on('drop', () => {
    dropped++
  })
  stream.on('drain', () => {
    if (dropped === 0) return
    // In pino's form; 40 is its level 'warn'.
    const msg = 'log lines were dropped: the reader of the log is too slow'
    const line = { level: 40, time: Date.now(), dropped, msg }
    dropped = 0
    stream.write(`${JSON.stringify(line)}\n`)
  })
  // The reader is gone. The error cannot be logged anywhere else, and the server continues without a log.
  stream.on('error', () => {})

  return {
    /** Writes a line, or drops it if too many bytes wait. Never blocks. */
    write: (line: string): boolean => stream.write(line),
    /** Resolves when all lines are written, when the reader is gone, or after FLUSH_MS. No line can be written after it. */
    async flush(): Promise<void> {
      const written = once(stream, 'close').catch(() => {})
      stream.end()
      await Promise.race([written, pause(FLUSH_MS)])
    },
  }
}
