import type { ChildProcess } from 'node:child_process'

const children = new Set<ChildProcess>()

/** Has the child end when this process is interrupted. */
export function track(child: ChildProcess): ChildProcess {
  children.add(child)
  return child.once('exit', () => children.delete(child))
}

/** Ends all child processes when the run is interrupted. */
export function endWithRunner(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of children) child.kill()
      process.exit(1)
    })
  }
}
