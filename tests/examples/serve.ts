import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { serveFolder } from '../../tools/static-server.ts'

/** Serves what was built of an example: by its own server where it has one, else the files of dist/, else its folder. */
export async function serve(folder: string): Promise<{ origin: string; close(): void }> {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!scripts.start) return serveFolder(existsSync(join(folder, 'dist')) ? join(folder, 'dist') : folder)
  const port = await freePort()
  // A group of processes, because npm does not pass on the signal that ends it.
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (server.exitCode === null && !(await answers(origin))) await new Promise((done) => setTimeout(done, 100))
  if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`)
  return { origin, close: () => process.kill(-(server.pid as number)) }
}

const answers = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
