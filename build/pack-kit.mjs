// Packs the kit as it is published: ui-kit/dist/package is the folder, ui-kit/dist/my-school-ui-kit.tgz the archive.
//   node build/pack-kit.mjs
// A step of its own, because the packed package.json differs from that of the workspace: its exports lead only to what
// was built, not to the sources that the portal builds from.
import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import * as esbuild from 'esbuild'
import { designTokens } from './design-tokens.mjs'
import { writeElementTypes } from './element-types.mjs'
import { kit } from './kit.mjs'
import { writeKitDocs } from './kit-docs.mjs'
import { minifyFiles } from './minify.mjs'
import { takeUndefined } from './optional-types.mjs'

const run = promisify(execFile)
const TSC = 'node_modules/typescript/bin/tsc'

/** Files that are packed besides the built ones. */
const COPIED = ['README.md', 'CHANGELOG.md', 'LICENSE', 'picture.webp', 'css.d.ts']

/**
 * The folder of the package. It is built in another folder and then renamed, so that a reader never finds half of it.
 */
const target = 'ui-kit/dist'
const stage = `dist-kit.${process.pid}`
const folder = `${stage}/package`

try {
  const builds = kit(`${folder}/dist`).map((options) => esbuild.build(options))
  // Several checkers would each resolve the same modules.
  const declarations = run(process.execPath, [TSC, '-p', 'ui-kit', '--checkers', '1', '--outDir', `${folder}/dist`])
  const work = [...builds, declarations]
  // All of them must end before a failure removes the folder.
  await Promise.allSettled(work)
  await Promise.all(work)
  for (const { metafile } of await Promise.all(builds)) await minifyFiles(elementsOf(metafile.outputs))
  await writeElementTypes(`${folder}/dist`)
  await writeDesignTokens()
  await finishDeclarations()
  await writeKitDocs(folder)
  await writeManifest()
  for (const file of COPIED) await cp(`ui-kit/${file}`, `${folder}/${file}`)
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', '..'], { cwd: folder })
  await rename(`${stage}/${JSON.parse(stdout)[0].filename}`, `${stage}/my-school-ui-kit.tgz`)
  await rm(target, { recursive: true, force: true })
  await rename(stage, target)
} catch (error) {
  await rm(stage, { recursive: true, force: true })
  console.error(error.stdout || error.message)
  process.exitCode = 1
}

/** The scripts of the elements: they are bundled, the others stay as they are written. */
function elementsOf(outputs) {
  return Object.fromEntries(Object.entries(outputs).filter(([file]) => /dist\/elements(\.js|\/)/.test(file)))
}

async function writeDesignTokens() {
  const files = designTokens(await readFile('ui-kit/tokens.css', 'utf8'))
  for (const [name, tokens] of Object.entries(files))
    await writeFile(`${folder}/dist/${name}`, `${JSON.stringify(tokens, null, 2)}\n`)
}

/**
 * Declarations name the sources, which are not packed: TypeScript rewrites these names in scripts only. What is optional
 * takes undefined.
 */
async function finishDeclarations() {
  const declarations = (await readdir(`${folder}/dist`, { recursive: true })).filter((file) => file.endsWith('.d.ts'))
  await Promise.all(
    declarations.map(async (file) => {
      const text = await readFile(`${folder}/dist/${file}`, 'utf8')
      const named = text.replace(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
      await writeFile(`${folder}/dist/${file}`, takeUndefined(named))
    }),
  )
}

async function writeManifest() {
  const { scripts: _, ...manifest } = JSON.parse(await readFile('ui-kit/package.json', 'utf8'))
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => {
      if (typeof target === 'string') return [entry, target]
      const { source: _, ...built } = target
      return [entry, built]
    }),
  )
  await writeFile(`${folder}/package.json`, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}
