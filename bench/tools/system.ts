import { readdirSync, readFileSync } from 'node:fs'
import { cpuMs } from './cpu.ts'

/** The most memory that these processes had, together, in MB (Linux). */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]))
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1_024)
}

/** Milliseconds of processor time of the PostgreSQL on this folder: of all its processes that run (Linux). */
export function processorOf(folder: string): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      command: textOf(pid, 'cmdline'),
      parent: Number(textOf(pid, 'stat').split(') ')[1]?.split(' ')[1]),
    }))
  const main = all.find(({ command }) => command.includes('postgres') && command.includes(folder))
  return all
    .filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid)
    .reduce((sum, { pid }) => sum + cpuMs(pid), 0)
}

/** '' for a process that has just ended. */
function textOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
