// Builds the portal and the server with esbuild. The kit, as it is published, is packed by build/pack-kit.mjs.
//   node build.mjs           everything, minified, pre-compressed, sizes against their budgets
//   node build.mjs --quiet   the same where a source has changed since the last build, and says only what is wrong
//   node build.mjs --watch   the same without compression, again at each change; restarts the server
import './build/node-version.mjs'
import { cp, rename, rm } from 'node:fs/promises'
import * as esbuild from 'esbuild'
import { brotliSize, compress } from './build/compress.mjs'
import { isBuilt } from './build/is-built.mjs'
import { writePages } from './build/page.mjs'
import { messages, messageUrls, portal, rendering } from './build/portal.mjs'
import { server, writeStarters } from './build/server.mjs'
import { out, quiet, watch } from './build/settings.mjs'
import { reportSizes } from './build/sizes.mjs'
import { buildAndWatch } from './build/watch.mjs'

async function buildOnce() {
  const started = performance.now()
  const [{ outputs, urls, style }] = await Promise.all([
    buildPortal(),
    esbuild.build(rendering),
    esbuild.build(server),
    writeStarters(),
    cp('portal/public', `${out}/portal`, { recursive: true }),
  ])
  const sizes = await compress(`${out}/portal`)
  const say = quiet ? () => {} : console.log
  const over = reportSizes(outputs, urls, await brotliSize(style), sizes, say)
  await putInPlace()
  say(`built in ${Math.round(performance.now() - started)} ms`)
  for (const line of over) console.error(`build: ${line} Make it smaller, or load it later.`)
  if (over.length > 0) process.exitCode = 1
}

async function buildPortal() {
  const urls = messageUrls((await esbuild.build(messages)).metafile.outputs)
  const { outputs } = (await esbuild.build(portal(urls))).metafile
  return { outputs, urls, style: await writePages(outputs, urls) }
}

async function putInPlace() {
  await rm('dist', { recursive: true, force: true })
  await rename(out, 'dist')
}

try {
  if (watch) await buildAndWatch()
  else if (!(quiet && isBuilt())) await buildOnce()
} catch (error) {
  // The other builds may still be writing.
  if (!watch) await rm(out, { recursive: true, force: true, maxRetries: 5 })
  // esbuild has printed its errors already, each with its place.
  if (!error.errors) throw error
  process.exit(1)
}
