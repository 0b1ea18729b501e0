/** The IPC messages of a process of test files to the runner. */
export type TestEvent = { file?: string } & (
  | { type: 'plan'; tests: string[] }
  | { type: 'start'; test: string }
  | { type: 'end'; test: string; ms: number; rows: string[]; error?: string }
  /** An error outside of the tests: a file that cannot be loaded, a `before` or `after` hook that threw. */
  | { type: 'broken'; error: string }
)

let loading: string | undefined

/** Sets the file that is loaded next. Tests that are added from now on belong to it. */
export function loadingFile(path: string): void {
  loading = path
}

/** Sends the events of the file that is being loaded. Does nothing in a process that no runner started. */
export function eventsOfFile(): (event: TestEvent) => void {
  const file = loading
  return (event) => void process.send?.({ ...event, file })
}
