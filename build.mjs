// Builds the kit, the portal and the server with esbuild.
//   node build.mjs           everything, minified, pre-compressed, sizes against their budgets
//   node build.mjs --watch   the same without compression, again at each change; restarts the server
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as esbuild from 'esbuild'
import { minify } from 'vite'
import { reactAsModules } from './build/react-as-modules.mjs'

const watch = process.argv.includes('--watch')
/** A whole build is made aside and then put in place: a failed one leaves the last one standing. */
const out = watch ? 'dist' : `dist.${process.pid}`
const packageJson = JSON.parse(await readFile('package.json', 'utf8'))
const define = { 'process.env.NODE_ENV': watch ? '"development"' : '"production"' }

const shared = {
  bundle: true,
  minify: !watch,
  sourcemap: watch ? 'linked' : false,
  metafile: true,
  format: 'esm',
  legalComments: 'none',
  conditions: ['source'],
  logLevel: 'warning',
}

/** Every folder of the kit that is a component of its own: it becomes an entry that can be imported alone. */
async function kitComponents() {
  const entries = await readdir('ui-kit', { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.name === 'index.ts' && relative('ui-kit', entry.parentPath) !== '')
    .map((entry) => relative('ui-kit', entry.parentPath))
    .filter((folder) => !/^(dist|internal|node_modules)/.test(folder))
}

async function kit() {
  const components = await kitComponents()
  return [
    {
      ...shared,
      entryPoints: {
        index: 'ui-kit/index.ts',
        ...Object.fromEntries(components.map((name) => [name, `ui-kit/${name}/index.ts`])),
      },
      outdir: `${out}/ui-kit`,
      splitting: true,
      chunkNames: 'chunks/[hash]',
      packages: 'external',
      jsx: 'automatic',
      target: ['es2022'],
    },
    {
      ...shared,
      entryPoints: [
        'ui-kit/styles.css',
        'ui-kit/tokens.css',
        'ui-kit/base.css',
        ...components.map((name) => `ui-kit/${name}/${basename(name)}.css`).filter(existsSync),
      ],
      entryNames: '[name]',
      outdir: `${out}/ui-kit`,
    },
  ]
}

const MAIN = 'portal/main.ts'
const STYLE = 'portal/styles.css'
const WORK_STYLE = 'portal/styles-work.css'

const portal = {
  ...shared,
  entryPoints: { main: MAIN, styles: STYLE },
  outdir: `${out}/portal/assets`,
  publicPath: '/assets/',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  splitting: true,
  jsx: 'automatic',
  // The oldest browsers that have all that the portal needs, as the README names them.
  target: ['chrome123', 'firefox125', 'safari17.5'],
  loader: { '.woff2': 'file' },
  plugins: [reactAsModules(watch ? 'development' : 'production')],
  define,
}

/**
 * The style sheet of the pages that one works on.
 * @param had the files of the kit that every page has already
 */
const workStyle = (had) => ({
  ...portal,
  splitting: false,
  entryPoints: { 'styles-work': WORK_STYLE },
  plugins: [
    {
      name: 'leave-out',
      setup: (build) =>
        build.onLoad({ filter: /\.css$/ }, ({ path }) =>
          had.includes(relative('.', path)) ? { contents: '', loader: 'css' } : undefined,
        ),
    },
  ],
})

// Bundled code that was CommonJS still asks for Node's own modules by require().
const banner = {
  js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
}

/** The same pages for the server: one file, which it loads as it is. */
const rendering = {
  ...portal,
  minify: false,
  splitting: false,
  entryPoints: { render: 'portal/render.tsx' },
  outdir: `${out}/portal-render`,
  entryNames: '[name]',
  // A module wherever it is put.
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  banner,
}

const server = {
  ...shared,
  minify: false,
  entryPoints: {
    main: 'server/main.ts',
    demo: 'sample/demo.ts',
    ...Object.fromEntries(
      ['admin', 'backup', 'check', 'new-key', 'restore'].map((name) => [name, `server/commands/${name}.ts`]),
    ),
  },
  outdir: `${out}/server`,
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  banner,
  // What has a compiled part stays in node_modules.
  external: ['better-sqlite3', 'sharp', '@node-rs/argon2'],
  define: { ...define, 'process.env.APP_VERSION': JSON.stringify(packageJson.version) },
}

/** A built file, as the browser asks for it. */
const addressOf = (file) => `/${relative(`${out}/portal`, file)}`

/** The hashed file that an entry became. */
const fileOf = (outputs, entryPoint) => Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint)

/** Which files each area of pages became besides the first script: the server names them in the page that needs them. */
async function writeAreas(outputs) {
  const first = closure(outputs, fileOf(outputs, MAIN))
  const areas = Object.entries(outputs).filter(
    ([file, { entryPoint }]) => file.endsWith('.js') && entryPoint?.startsWith('portal/pages/'),
  )
  const files = areas.map(([file, { entryPoint }]) => [
    relative('portal/pages', entryPoint).replace(/\.tsx?$/, ''),
    [...closure(outputs, file)].filter((part) => !first.has(part)).map(addressOf),
  ])
  await mkdir(`${out}/portal-render`, { recursive: true })
  await writeFile(`${out}/portal-render/areas.json`, JSON.stringify(Object.fromEntries(files)))
}

/**
 * index.html with the public pages' style in it, since a page that brings its style is painted a journey earlier; with
 * the hashed names of what it fetches; and what is served as it stands.
 * @returns the style
 */
async function writePage(outputs) {
  const styleFile = fileOf(outputs, STYLE)
  const built = await esbuild.build(workStyle(Object.keys(outputs[styleFile].inputs)))
  Object.assign(outputs, built.metafile.outputs)
  const script = fileOf(outputs, MAIN)
  const chunks = [...closure(outputs, script)].filter((file) => file !== script)
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const school = await schoolName()
  const parts = {
    SCHOOL: school.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`),
    STYLE: `<style>${style}</style>`,
    WORK_STYLE: addressOf(fileOf(outputs, WORK_STYLE)),
    SCRIPT: addressOf(script),
    // Asked for with the script, not after it.
    CHUNKS: chunks.map((file) => `<link rel="modulepreload" href="${addressOf(file)}" fetchpriority="low" />`).join(''),
  }
  const page = await readFile('portal/index.html', 'utf8')
  await writeFile(
    `${out}/portal/index.html`,
    page.replace(/%(SCHOOL|STYLE|WORK_STYLE|SCRIPT|CHUNKS)%/g, (_, name) => parts[name]),
  )
  await writeAreas(outputs)
  await cp('portal/public', `${out}/portal`, { recursive: true })
  const manifest = JSON.parse(await readFile('portal/public/site.webmanifest', 'utf8'))
  await writeFile(`${out}/portal/site.webmanifest`, JSON.stringify({ name: school, short_name: school, ...manifest }))
  return style
}

/** The school's name, which the browser and the server take from the same place. */
async function schoolName() {
  const { outputFiles } = await esbuild.build({ entryPoints: ['contract/school.ts'], write: false, format: 'esm' })
  const { school } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return school.name
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const packed = (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })

/** Minifies the scripts once more: Vite's minifier takes 2 kB (brotli) off React that esbuild leaves. */
async function squeeze(outputs) {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  await Promise.all(
    scripts.map(async (file) => {
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: true })
      if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0].message}`)
      await writeFile(file, code)
      outputs[file].bytes = Buffer.byteLength(code)
    }),
  )
}

/** Writes .br and .gz beside each text file, so that the server never compresses a file. Answers brotli sizes by file. */
async function compress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      const [br, gz] = await Promise.all([packed(bytes), gzipped(bytes, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      return [file, br.length]
    }),
  )
  return new Map(sizes)
}

/** A file and everything that it imports statically: what the browser fetches to run it. */
function closure(outputs, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { path, kind } of outputs[file].imports) {
    if (kind === 'import-statement' && outputs[path]) closure(outputs, path, seen)
  }
  return seen
}

/** What the browser fetches for the first visit to Home, and what each area adds to it. */
function portalParts(outputs) {
  const entries = Object.entries(outputs).filter(([file, output]) => file.endsWith('.js') && output.entryPoint)
  const first = closure(outputs, fileOf(outputs, MAIN))
  const areas = entries
    .filter(([file]) => !first.has(file))
    .map(([file, output]) => ({
      name: `area ${relative('portal/pages', output.entryPoint).replace(/(\/index)?\.tsx?$/, '')}`,
      budget: output.entryPoint.startsWith('portal/') ? 'area' : undefined,
      files: [...closure(outputs, file)].filter((part) => !first.has(part)),
    }))
  const script = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  return [
    { name: 'first visit, script', budget: 'firstVisitScript', files: [...first] },
    { name: 'first visit, style', budget: 'style', files: [fileOf(outputs, STYLE)] },
    { name: 'style of work', files: [fileOf(outputs, WORK_STYLE)] },
    ...areas,
    { name: 'all script', budget: 'allScript', files: script },
  ]
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/** Prints raw and brotli size of each part and answers those over their budget (package.json, bytes of brotli). */
function report(parts, outputs, sizes) {
  const over = []
  for (const { name, budget, files } of parts) {
    const raw = sum(files.map((file) => outputs[file].bytes))
    const small = sum(files.map((file) => sizes.get(file)))
    const limit = packageJson.budgets[budget]
    console.log(
      `${name.padEnd(28)}${kilobytes(raw)} raw${kilobytes(small)} brotli${limit ? `${kilobytes(limit)} budget` : ''}`,
    )
    if (small > limit) over.push(`${name} is ${small - limit} bytes over its budget of ${limit} bytes (brotli).`)
  }
  return over
}

async function putInPlace() {
  await Promise.all(['dist', 'ui-kit/dist'].map((folder) => rm(folder, { recursive: true, force: true })))
  await rename(`${out}/ui-kit`, 'ui-kit/dist')
  await rename(out, 'dist')
}

async function buildOnce() {
  const started = performance.now()
  const [portalResult] = await Promise.all(
    [portal, rendering, server, ...(await kit())].map((options) => esbuild.build(options)),
  )
  const { outputs } = portalResult.metafile
  const style = await writePage(outputs)
  await squeeze(outputs)
  const sizes = await compress(`${out}/portal`)
  sizes.set(fileOf(outputs, STYLE), (await packed(Buffer.from(style))).length)
  const over = report(portalParts(outputs), outputs, sizes)
  await putInPlace()
  console.log(`built in ${Math.round(performance.now() - started)} ms`)
  for (const line of over) console.error(`build: ${line} Make it smaller, or load it later.`)
  if (over.length > 0) process.exitCode = 1
}

/** Runs in the page while watching: asks each second which build is served, and reloads when it is another one. */
const reloader = `globalThis.reloader ??= setInterval(async () => {
  const id = await fetch('/build-id.json').then((answer) => answer.json(), () => globalThis.buildId)
  if (id !== (globalThis.buildId ??= id)) location.reload()
}, 1000)`

async function buildAndWatch() {
  await rm('dist', { recursive: true, force: true })
  let running
  const restartServer = () => {
    running?.kill()
    running = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { stdio: 'inherit' })
  }
  const then = (act) => ({
    name: 'then',
    setup: (build) =>
      build.onEnd(async ({ errors, metafile }) => {
        if (errors.length > 0) return
        // Before the act, which starts the server: it reads the portal's files once.
        await writeFile(`${out}/portal/build-id.json`, String(Date.now()))
        await act(metafile)
      }),
  })
  const renderingContext = await esbuild.context(rendering)
  const portalContext = await esbuild.context({
    ...portal,
    footer: { js: reloader },
    plugins: [
      ...portal.plugins,
      then(async ({ outputs }) => {
        await writePage(outputs)
        await renderingContext.rebuild()
        // It has read the page and the renderer.
        if (running) restartServer()
      }),
    ],
  })
  // The portal first: the server serves what it finds.
  await portalContext.rebuild()
  await portalContext.watch()
  const serverContext = await esbuild.context({ ...server, plugins: [then(restartServer)] })
  await serverContext.watch()
  console.log('watching: the page reloads after each change')
}

try {
  await (watch ? buildAndWatch() : buildOnce())
} catch (error) {
  // The other builds may still be writing.
  if (!watch) await rm(out, { recursive: true, force: true, maxRetries: 5 })
  // esbuild has printed its errors already, each with its place.
  if (!error.errors) throw error
  process.exit(1)
}
