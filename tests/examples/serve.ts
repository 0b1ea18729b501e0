import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { serveFolder } from '../browser/static-server.ts'

/** Serves what was built of an example: its own server where it has one, else the files of dist/, else its folder. */
export async function serve(folder: string): Promise<{ origin: string; close(): void }> {
  if (!existsSync(join(folder, '.next')))
    return serveFolder(existsSync(join(folder, 'dist')) ? join(folder, 'dist') : folder)
  const port = await freePort()
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  await new Promise<void>((ready, fail) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      if (said.includes('Ready')) ready()
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', () => fail(new Error(said)))
  })
  return { origin: `http://localhost:${port}`, close: () => server.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}
