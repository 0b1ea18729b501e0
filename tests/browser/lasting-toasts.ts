/**
 * Runs in a page before its scripts: a toast stays until it is dismissed or another one takes its place. A busy machine may
 * look for it after its six seconds, or twelve for an error. That it goes by itself: tests/ui-kit/toast-region.test.tsx.
 */
export function keepToasts(): void {
  const { setTimeout } = window
  const never = 2 ** 31 - 1
  const setOther = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    setTimeout(run, ms === 6_000 || ms === 12_000 ? never : ms, ...given)
  Object.assign(window, { setTimeout: setOther })
}
