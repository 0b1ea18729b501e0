export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const round = (number: number, digits = 1) => Number(number.toFixed(digits))

let missed = 0

/** Prints one line: the name, the figures, the goal, and whether it is reached. */
export function printResult(what: string, figures: string, goal: string, isReached: boolean): void {
  if (!isReached) missed++
  console.log(`${isReached ? '•' : '✘'} ${what.padEnd(34)}${figures.padEnd(76)} goal ${goal}`)
}

/** Exits with 1 if a goal was missed. */
export function finish(): void {
  process.exitCode = missed > 0 ? 1 : 0
}
