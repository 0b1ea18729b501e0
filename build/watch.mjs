import { spawn } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { languages } from './languages.mjs'
import { writePage } from './page.mjs'
import { portal, rendering } from './portal.mjs'
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
  const portalContext = async (language) => {
    const renderingContext = await esbuild.context(rendering(language))
    const options = portal(language)
    const made = then(async ({ outputs }) => {
      await writePage(language, outputs)
      await renderingContext.rebuild()
      // The server reads the page and the renderer only when it starts.
      if (running) restartServer()
    })
    return esbuild.context({ ...options, footer: { js: reloader }, plugins: [...options.plugins, made] })
  }
  const contexts = await Promise.all(languages.map(portalContext))
  // The portal first: the server serves what it finds.
  for (const context of contexts) await context.rebuild()
  for (const context of contexts) await context.watch()
  const serverContext = await esbuild.context({ ...server, plugins: [then(restartServer)] })
  await serverContext.watch()
  console.log('watching: the page reloads after each change')
}
