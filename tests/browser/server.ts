import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const ADMIN = { userId: 'head', password: 'chalk-and-slate' }

export type Login = { userId: string; password: string }
export type SampleLogins = Record<'admin' | 'teacher' | 'student', Login>

/** Only a server that never starts is to fail, not a machine with much other work. */
const TIMEOUT_MS = 120_000

/** Puts the sample school into this folder, copied or new. Returns the output of `npm run demo`. */
async function fillWithSample(dataDir: string): Promise<string> {
  const { SAMPLE_DIR, SAMPLE_OUTPUT = '' } = process.env
  if (SAMPLE_DIR) {
    cpSync(SAMPLE_DIR, dataDir, { recursive: true })
    return SAMPLE_OUTPUT
  }
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/demo.js'], { env })
  return stdout
}

/** A login that the demo has printed. */
function printedLogin(output: string, role: string): Login {
  const [, userId = '', password = ''] = new RegExp(`\\d ${role} +(\\S+) +(\\S+)`).exec(output) ?? []
  if (!password) throw new Error(`The demo printed no login for ${role}:\n${output}`)
  return { userId, password }
}

const printedLogins = (output: string) => ({
  teacher: printedLogin(output, 'teacher'),
  student: printedLogin(output, 'student'),
})

/**
 * The built portal, started as in the README, with its own data folder. A restart keeps its URL. The test file that
 * starts it must stop it.
 */
export class Portal {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'school-portal-'))
  origin = ''
  /** Everything the process printed, of all its starts. */
  output = ''
  readonly #env: Record<string, string>
  #process?: ChildProcess

  /** @param env added to the environment of the process */
  static async start(env: Record<string, string> = {}): Promise<Portal> {
    const portal = new Portal(env)
    await portal.#run('0')
    return portal
  }

  /** Starts with the sample school of `npm run demo`. */
  static async startWithSample(): Promise<{ portal: Portal; logins: SampleLogins }> {
    const portal = new Portal({})
    const output = await fillWithSample(portal.dataDir)
    await portal.#run('0')
    return { portal, logins: { ...printedLogins(output), admin: printedLogin(output, 'admin') } }
  }

  /** Starts a school that has its settings from a file, and that `npm run demo` has filled. */
  static async startWithSettings(file: string): Promise<{ portal: Portal; logins: SampleLogins }> {
    const portal = await Portal.start()
    const run = (command: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [`dist/server/${command}.js`, ...words], {
        env: { ...process.env, DATA_DIR: portal.dataDir },
      })
    await run('settings', 'import', file)
    await portal.pause()
    const { stdout } = await run('demo', '15')
    await portal.resume()
    return { portal, logins: { ...printedLogins(stdout), admin: ADMIN } }
  }

  private constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Stops with a signal, and starts again on the same data and port. `env` also applies to later restarts. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    await this.pause()
    Object.assign(this.#env, env)
    await this.resume()
  }

  /** Ends the process without removing its data, until `resume`. */
  async pause(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await ended
  }

  resume(): Promise<void> {
    return this.#run(new URL(this.origin).port)
  }

  /** Ends the process and removes its data. */
  async stop(): Promise<void> {
    await this.pause()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Starts the process and waits until it prints its URL. */
  async #run(port: string): Promise<void> {
    const env = {
      ...process.env,
      PORT: port,
      DATA_DIR: this.dataDir,
      ADMIN_USER_ID: ADMIN.userId,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...this.#env,
    }
    const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    // If the test process ends, the server is killed too.
    const take = () => child.kill()
    process.once('exit', take)
    child.once('exit', () => process.off('exit', take))
    let output = ''
    this.origin = await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The server ${why}.\n${output}`))
      const timer = setTimeout(() => fail(`said no address in ${TIMEOUT_MS} ms`), TIMEOUT_MS)
      child.once('exit', (code) => fail(`ended with ${code} before it was ready`))
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text
          this.output += text
          const address = /portal is at (http:\S+)/.exec(output)?.[1]
          if (address) {
            clearTimeout(timer)
            resolve(address)
          }
        })
    })
  }
}
