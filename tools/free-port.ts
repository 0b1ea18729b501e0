import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port of 127.0.0.1, for a process that cannot choose one itself. It is below the ports that systems give to
 * programs that listen on port 0, so that no other test gets it while the process is starting or stopped.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    // Nobody listens yet on one that was given out a moment ago.
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

const given = new Set<number>()

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
