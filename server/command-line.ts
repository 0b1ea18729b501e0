/** How the commands of the program are typed where it runs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The archive of a release has it beside `dist/`; among the sources, npm runs what was built. */
const isRelease = existsSync(join(import.meta.dirname, '../../school-portal'))

/**
 * The line that runs a command, for messages: './school-portal backup FILE' in a release, else 'npm run backup -- FILE'.
 * @param words what follows the command, such as 'FILE'
 */
export const commandLine = (command: string, words = ''): string =>
  isRelease
    ? ['./school-portal', command, words].filter(Boolean).join(' ')
    : ['npm run', command, words && `-- ${words}`].filter(Boolean).join(' ')
