import { spawn } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { writePages } from './page.mjs'
import { messages, messageUrls, portal, rendering } from './portal.mjs'
import { server, writeStarters } from './server.mjs'
import { out } from './settings.mjs'

/** A script for the page: requests the id of the build each second, and reloads when it has changed. */
const reloader = `globalThis.reloader ??= setInterval(async () => {
  const id = await fetch('/build-id.json').then((response) => response.json(), () => globalThis.buildId)
  if (id !== (globalThis.buildId ??= id)) location.reload()
}, 1000)`

/** Builds after each change, restarts the server and reloads the page. */
export async function buildAndWatch() {
  await rm('dist', { recursive: true, force: true })
  let running
  const restartServer = () => {
    running?.kill()
    running = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { stdio: 'inherit' })
  }
  await cp('portal/public', `${out}/portal`, { recursive: true })
  await writeStarters()
  const then = (act) => ({
    name: 'then',
    setup: (build) =>
      build.onEnd(async ({ errors, metafile }) => {
        if (errors.length > 0) return
        // Before `act`, which starts the server: the server reads the portal's files once.
        await writeFile(`${out}/portal/build-id.json`, String(Date.now()))
        await act(metafile)
      }),
  })
  const renderer = await esbuild.context(rendering)
  const onBuilt = then(async () => {
    if (!running) return
    await renderer.rebuild()
    restartServer()
  })
  // The names of these files do not change with what is in them.
  const texts = await esbuild.context({ ...messages, plugins: [onBuilt] })
  const urls = messageUrls((await texts.rebuild()).metafile.outputs)
  const options = portal(urls)
  const made = then(async ({ outputs }) => {
    await writePages(outputs, urls)
    await renderer.rebuild()
    // The server reads the page and the renderer only when it starts.
    if (running) restartServer()
  })
  const pages = await esbuild.context({ ...options, footer: { js: reloader }, plugins: [...options.plugins, made] })
  // The portal first: the server serves what it finds.
  await pages.rebuild()
  await Promise.all([texts.watch(), pages.watch()])
  const serverContext = await esbuild.context({ ...server, plugins: [then(restartServer)] })
  await serverContext.watch()
  console.log('watching: the page reloads after each change')
}
