import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import { limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts'

/** Each does one job at a time. When a process ends, it is known which job was the cause, and no other job is lost. */
const PROCESSES = 3
/** How many files of one sender are read at the same time, so that a process stays free for the others. */
const OF_SENDER = PROCESSES - 1
/** Heavy jobs at the same time: the memory is enough for one. */
const HEAVY = 1
/** A job takes a second or two. One that takes longer than this never ends. */
const JOB_MS = 30_000
/** How long a process without a job is kept: starting one takes 0.2 s of the processor. */
const IDLE_MS = 60_000
/** The JavaScript heap. The process itself watches the native memory of the decoders. */
const HEAP_MB = 256
/**
 * Threads that collect garbage in parallel wait for each other on two cores, and a third of the processor time of a job
 * went there: 150 of 500 ms for the plan of 5,000 rows.
 */
const ONE_COLLECTOR = '--single-threaded-gc'
/**
 * Environment variables of a worker. Others hold passwords, which a process that reads untrusted bytes must not have.
 */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH']
/**
 * With glibc, each thread of a decoder has its own heap, and memory that one thread has freed is not used by the others.
 * A process that decoded eight AVIF of 360 MB took 730 MB; with one heap it took 457 MB.
 */
const MALLOC = { MALLOC_ARENA_MAX: '1' }

/**
 * A job for a worker process, by its name: it reads untrusted bytes, which may exhaust or crash a decoder. `worker.ts` has
 * the functions. Input and result must be values that can be copied to another process; a job throws only internal errors.
 */
export type Job<Input, Result> = { name: string; perform?: (input: Input) => Promise<Result> }

/** The message of the server to a worker, and its response. */
export type Request = { name: string; input: unknown }
export type Reply = { result: unknown } | { error: string }

/** The exit code of a worker whose job took too much memory. */
export const EXIT_MEMORY = 70

/** A worker process ended before its job was done: it took too much memory or time, crashed or was killed. */
export class WorkerEnded extends Error {
  readonly why: 'memory' | 'time' | 'crash'

  constructor(why: WorkerEnded['why']) {
    super(`A worker process ended in the middle of a job (${why}).`)
    this.why = why
  }
}

export type Workers = ReturnType<typeof createWorkers>

/**
 * Processes beside the server for jobs that may exhaust the memory or crash. One is started with the first job that
 * needs it, and ends when it has had none for a while, or with the server.
 * @param program the file that worker.ts is built to
 */
export function createWorkers(program: string, logger?: Logger) {
  const limitProcesses = limitConcurrency(PROCESSES)
  const limitHeavy = limitConcurrency(HEAVY)
  const processes = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  const start = (): ChildProcess => {
    const child = fork(program, {
      env: { ...Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]])), ...MALLOC },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ONE_COLLECTOR],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    processes.add(child)
    const forget = () => {
      processes.delete(child)
      stopIdling(child)
    }
    // 'error': it could not be started, or has ended before it was sent a job.
    return child.on('exit', forget).on('error', forget)
  }

  const stopIdling = (child: ChildProcess) => {
    clearTimeout(idle.get(child))
    idle.delete(child)
  }

  /** Without a job it does not keep the server's own process alive. */
  const setIdle = (child: ChildProcess) => {
    child.unref()
    child.channel?.unref()
    const end = () => {
      // First: until it has ended, a job would still be given to it.
      stopIdling(child)
      child.kill('SIGKILL')
    }
    idle.set(child, setTimeout(end, IDLE_MS).unref())
  }

  const take = (): ChildProcess => {
    const [child = start()] = idle.keys()
    stopIdling(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  const perform = (name: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const child = take()
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, JOB_MS)
      const receive = (reply: Reply) => {
        cleanUp()
        setIdle(child)
        if ('result' in reply) resolve(reply.result)
        else reject(new Error(reply.error))
      }
      const fail = (code: number | null | Error, signal?: string) => {
        cleanUp()
        const why = isLate ? 'time' : code === EXIT_MEMORY ? 'memory' : 'crash'
        logger?.warn({ job: name, why, code, signal }, 'a worker process ended in the middle of a job')
        reject(new WorkerEnded(why))
      }
      const cleanUp = () => {
        clearTimeout(late)
        child.off('message', receive).off('exit', fail).off('error', fail)
      }
      child.on('message', receive).on('exit', fail).on('error', fail)
      child.send({ name, input } satisfies Request)
    })

  /**
   * Does a job when it is its turn.
   * @param weight 'heavy' if it may take much memory or seconds
   * @throws WorkerEnded
   */
  const run = <Input, Result>(
    { name }: Job<Input, Result>,
    input: Input,
    weight: 'light' | 'heavy' = 'light',
  ): Promise<Result> => {
    const work = () => limitProcesses(() => perform(name, input) as Promise<Result>)
    return weight === 'heavy' ? limitHeavy(work) : work()
  }

  return {
    run,

    /**
     * Runs a function when it is the turn of its sender: it takes what somebody has sent, and has it read by jobs, one
     * after the other.
     * @param sender whose photos and lists wait behind each other: the id of the login, or the IP address
     */
    forSender: limitConcurrencyByKey(OF_SENDER),

    /** The ids of the processes that run. */
    pids: (): number[] => [...processes].flatMap(({ pid }) => pid ?? []),
  }
}
