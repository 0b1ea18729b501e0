/** What a process of test files tells the runner, as IPC messages. */
export type TestEvent = { file?: string } & (
  | { type: 'plan'; tests: string[] }
  | { type: 'start'; test: string }
  | { type: 'end'; test: string; ms: number; rows: string[]; error?: string }
  /** A fault outside the tests: a file that cannot be loaded, a hook around all tests that threw. */
  | { type: 'broken'; error: string }
)

let loading: string | undefined

/** The file that is loaded next: the tests that it adds are its own. */
export function loadingFile(path: string): void {
  loading = path
}

/** Sends the events of the file that is being loaded. Does nothing in a process that no runner started. */
export function eventsOfFile(): (event: TestEvent) => void {
  const file = loading
  return (event) => void process.send?.({ ...event, file })
}
