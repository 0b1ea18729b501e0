import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Figures, Load } from './load.ts'

/** SERVER=… measures another build, to compare two. */
export const SERVER = process.env.SERVER ?? 'dist/server/main.js'
export const ADMIN = { userId: 'admin', password: 'admin-password' }

export type Running = { origin: string; child: ChildProcess; stop(): Promise<void> }

/** As `npm start` has it; Node 20, which the state before ran on, has the same by default. */
const HEAP = '--max-semi-space-size=16'

/** The built server on a data folder. */
export function startServer(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  if (!existsSync(SERVER)) throw new Error('The server is not built: run npm run build first.')
  return running([HEAP, SERVER], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  })
}

/** Starts a script of this folder with its options as JSON, and waits until it prints its URL. */
export const startScript = (name: string, options: object) =>
  running(['--conditions=source', `bench/tools/${name}.ts`, JSON.stringify(options)], {})

function running(args: string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = () => {
    child.kill()
    return ended
  }
  return new Promise((found, failed) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      const address = /http:\/\/[\d.]+:\d+/.exec(output)
      if (address) found({ origin: address[0], child, stop })
    })
    child.once('exit', () => failed(new Error(`${args.join(' ')} ended before it listened.`)))
  })
}

/** Runs the load generator in a separate process. */
export async function load(options: Load): Promise<Figures> {
  const args = ['--conditions=source', 'bench/tools/load.ts', JSON.stringify(options)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const figures: Figures = JSON.parse(stdout)
  if (figures.refused > 0) throw new Error(`${figures.refused} of ${figures.responses} responses were refusals.`)
  return figures
}

/** Logs in and returns the session cookie. */
export async function login(origin: string, { userId, password } = ADMIN): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, password }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`No login: ${await response.text()}`)
  return cookie
}
