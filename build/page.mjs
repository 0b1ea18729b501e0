import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { chunkName, closure, fileOf, urlOf } from './outputs.mjs'
import { MAIN, STAFF_STYLES, STYLE, staffStyles, worker } from './portal.mjs'
import { out } from './settings.mjs'

/**
 * Writes index.html with the style of the public pages in it, which saves a round trip before the first paint, and with
 * the hashed names of what it fetches. Copies the files that are served as they are.
 * @returns the style
 */
export async function writePage(outputs) {
  const styleFile = fileOf(outputs, STYLE)
  const built = await esbuild.build(staffStyles(Object.keys(outputs[styleFile].inputs)))
  Object.assign(outputs, built.metafile.outputs)
  const script = fileOf(outputs, MAIN)
  const chunks = [...closure(outputs, script)].filter((file) => file !== script)
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const parts = {
    STYLE: `<style>${style}</style>`,
    STAFF_STYLES: urlOf(fileOf(outputs, STAFF_STYLES)),
    SCRIPT: urlOf(script),
    // Requested together with the script, not after it.
    CHUNKS: chunks.map((file) => `<link rel="modulepreload" href="${urlOf(file)}" fetchpriority="low" />`).join(''),
  }
  const page = await readFile('portal/index.html', 'utf8')
  await writeFile(
    `${out}/portal/index.html`,
    page.replace(/%(STYLE|STAFF_STYLES|SCRIPT|CHUNKS)%/g, (_, name) => parts[name]),
  )
  await writeChunks(outputs)
  Object.assign(outputs, (await esbuild.build(worker(urlOf(script)))).metafile.outputs)
  await cp('portal/public', `${out}/portal`, { recursive: true })
  return style
}

/**
 * Writes chunks.json: the files of each chunk besides the main chunk. The server names them in the page that needs
 * them.
 */
async function writeChunks(outputs) {
  const mainFiles = closure(outputs, fileOf(outputs, MAIN))
  const files = Object.entries(outputs)
    .filter(([file, { entryPoint }]) => file.endsWith('.js') && entryPoint && !mainFiles.has(file))
    .map(([file, { entryPoint }]) => [
      chunkName(entryPoint),
      [...closure(outputs, file)].filter((part) => !mainFiles.has(part)).map(urlOf),
    ])
  await mkdir(`${out}/portal-render`, { recursive: true })
  await writeFile(`${out}/portal-render/chunks.json`, JSON.stringify(Object.fromEntries(files)))
}
