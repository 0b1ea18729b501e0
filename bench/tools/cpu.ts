import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Milliseconds of processor time that a process has used (Linux). Other processes are not included. */
export function cpuMs(pid: number): number {
  // Fields after the name, which may have any sign: state is the 3rd field, user and system time the 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
