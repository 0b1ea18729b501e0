import { existsSync, globSync, statSync } from 'node:fs'

const SOURCES = ['{build,contract,messages,portal,sample,server,ui-kit}/**', 'build.mjs', 'package-lock.json']
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether nothing that a build reads has changed since the last one. The time of a folder says that a file is gone. */
export const isBuilt = () =>
  existsSync('dist/server/main.js') &&
  Math.max(...globSync(SOURCES, { exclude: ['ui-kit/dist/**'] }).map(timeOf)) < timeOf('dist/server/main.js')
