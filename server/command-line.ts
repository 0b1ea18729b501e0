/** Where the program lies, and how its commands are typed there. */

/** The folder that the archive of a release was unpacked to, said by its launcher; undefined among the sources. */
export const releaseFolder = process.env.RELEASE_FOLDER

/**
 * The line that runs a command, for messages: './school-portal backup FILE' in a release, else 'npm run backup -- FILE'.
 * @param words what follows the command, such as 'FILE'
 */
export const commandLine = (command: string, words = ''): string =>
  releaseFolder
    ? ['./school-portal', command, words].filter(Boolean).join(' ')
    : ['npm run', command, words && `-- ${words}`].filter(Boolean).join(' ')
