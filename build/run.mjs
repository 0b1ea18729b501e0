// Runs a built program of the server, without building: node build/run.mjs main|backup|restore|check|move|new-key|settings [argument]
// It needs no build tools and no development dependencies.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name] = process.argv.splice(2, 1)
const program = join(import.meta.dirname, '../dist/server', `${name}.js`)
if (existsSync(program)) {
  process.argv[1] = resolve(program)
  await import(pathToFileURL(program))
} else {
  console.error('Nothing is built yet: run npm run build first.')
  process.exitCode = 1
}
