type End = () => unknown

const ends: End[] = []

/** Closes what the test files of a process share, such as a browser, after the last of them. */
export const atProcessEnd = (end: End): void => void ends.push(end)

/** Called by the runner, once. */
export async function endProcess(): Promise<void> {
  for (const end of ends) await end()
}
