/** What a test file's process printed and how it ended, as counts. */
type Ended = { code: number | null; output: string }

/**
 * Reads uvu's totals. A file fails as a whole, by one, when it passed nothing wrong but cannot be trusted: it ran no
 * test (a missing `test.run()` looks so), printed no totals, skipped tests (a forgotten `only` looks so), or ended
 * with an error outside its tests.
 */
export function countsOf({ code, output }: Ended): { passed: number; failed: number; output: string } {
  const [total, passed, skipped] = ['Total', 'Passed', 'Skipped'].map((word) => numberAfter(word, output))
  if (total === undefined || passed === undefined)
    return { passed: 0, failed: 1, output: `${output}\nno totals: the file ended with ${code} before its tests did` }
  const failed = total - passed
  const distrust =
    total === 0
      ? 'no tests: does the file end with test.run()?'
      : skipped
        ? `${skipped} skipped: remove the test, or the skip or only`
        : code !== 0 && failed === 0
          ? `ended with ${code} though no test failed`
          : ''
  return { passed, failed: failed + (distrust ? 1 : 0), output: `${output}\n${distrust}` }
}

/** uvu prints `  Total:     10` once for the file. */
function numberAfter(word: string, output: string): number | undefined {
  const found = [...output.matchAll(new RegExp(`^ {2}${word}: +(\\d+)$`, 'gm'))].at(-1)
  return found && Number(found[1])
}
