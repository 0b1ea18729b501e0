import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that is either complete or absent, also after a power cut; readable only by its owner. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const part = `${path}.part`
  const file = openSync(part, 'w', 0o600)
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, path)
  syncFolder(dirname(path))
}

/**
 * Writes to the disk which files were made, renamed or removed in a folder. Windows does that by itself and refuses the
 * call.
 */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') syncPath(path)
}

/** Writes the content of a file to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
