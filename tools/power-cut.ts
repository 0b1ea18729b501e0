/**
 * Power cuts by a copied block device: the data folder is on a small disk of its own (ext4 in a file, by a loop device).
 * A cut copies the device as it is at that moment, without what is still in the memory of the operating system, and
 * mounts the copy: that is the disk after the power is back.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const runSilently = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe' })

/**
 * @param folder for the file of the disk and its mount points
 * @returns undefined if this machine or this user cannot mount one
 */
export function makeDisk(folder: string, megabytes = 64) {
  const image = join(folder, 'disk.img')
  const mounted: string[] = []
  const mount = (file: string, name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    // commit=300: ext4 writes its journal on fsync, and otherwise only every 300 seconds.
    runSilently('mount', '-o', 'loop,commit=300', file, path)
    mounted.push(path)
    return path
  }
  const unmount = (path: string) => {
    runSilently('umount', path)
    mounted.splice(mounted.indexOf(path), 1)
  }
  try {
    runSilently('truncate', '-s', `${megabytes}M`, image)
    runSilently('mkfs.ext4', '-q', '-F', image)
    mount(image, 'disk')
  } catch {
    rmSync(image, { force: true })
    return undefined
  }

  return {
    path: join(folder, 'disk'),
    /** Copies the disk as after a power cut and mounts the copy. @returns its mount point */
    cut(): { path: string; remove(): void } {
      const copy = join(folder, 'cut.img')
      copyFileSync(image, copy)
      const path = mount(copy, 'cut')
      return {
        path,
        remove() {
          unmount(path)
          rmSync(copy)
        },
      }
    },
    remove() {
      for (const path of [...mounted].reverse()) unmount(path)
      rmSync(image, { force: true })
    },
  }
}

export type Disk = NonNullable<ReturnType<typeof makeDisk>>
