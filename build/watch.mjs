import { spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { writePages } from './page.mjs'
import { messages, messageUrls, portal, rendering } from './portal.mjs'
import { server, writeStarters } from './server.mjs'
import { out } from './settings.mjs'

const ROOMS = ['contract', 'messages', 'ui-kit', 'portal', 'server', 'sample']

/** A script for the page: requests the id of the build each second, and reloads when it has changed. */
const reloader = `globalThis.reloader ??= setInterval(async () => {
  const id = await fetch('/build-id.json').then((response) => response.json(), () => globalThis.buildId)
  if (id !== (globalThis.buildId ??= id)) location.reload()
}, 1000)`

/** esbuild has printed its own errors already. */
const showError = (error) => error.errors ?? console.error(error)

/** Builds after each change, restarts the server and reloads the page. */
export async function buildAndWatch() {
  await rm('dist', { recursive: true, force: true })
  await cp('portal/public', `${out}/portal`, { recursive: true })
  await writeStarters()
  const texts = await esbuild.context(messages)
  // The names of these files do not change with what is in them.
  const urls = messageUrls((await texts.rebuild()).metafile.outputs)
  const pages = await esbuild.context({ ...portal(urls), footer: { js: reloader } })
  const others = await Promise.all([rendering, server].map((options) => esbuild.context(options)))
  let running
  const build = async () => {
    const [{ metafile }] = await Promise.all([pages, texts, ...others].map((context) => context.rebuild()))
    await writePages(metafile.outputs, urls)
    await writeFile(`${out}/portal/build-id.json`, String(Date.now()))
    running?.kill()
    running = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { stdio: 'inherit' })
  }
  await build()
  let next
  let last = Promise.resolve()
  const buildSoon = () => {
    clearTimeout(next)
    next = setTimeout(() => {
      last = last.then(build).catch(showError)
    }, 50)
  }
  for (const room of ROOMS) watchFolder(room, { recursive: true }, buildSoon)
  console.log('watching: the page reloads after each change')
}
