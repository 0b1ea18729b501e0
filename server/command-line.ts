/** Where the program lies, and how its commands are typed there. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The folder that the archive of a release was unpacked to; undefined among the sources, where npm runs what was built. */
export const releaseFolder = existsSync(join(root, 'school-portal')) ? root : undefined

/**
 * The line that runs a command, for messages: './school-portal backup FILE' in a release, else 'npm run backup -- FILE'.
 * @param words what follows the command, such as 'FILE'
 */
export const commandLine = (command: string, words = ''): string =>
  releaseFolder
    ? ['./school-portal', command, words].filter(Boolean).join(' ')
    : ['npm run', command, words && `-- ${words}`].filter(Boolean).join(' ')
