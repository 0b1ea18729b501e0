// Packs the kit as it is published: ui-kit/dist/package is the folder, ui-kit/dist/my-school-ui-kit.tgz the archive.
//   node build/pack-kit.mjs
// A step of its own, because the packed package.json differs from that of the workspace: its exports lead only to what
// was built, not to the sources that the portal builds from.
import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import * as esbuild from 'esbuild'
import { writeKitDocs } from '../.storybook/markdown/kit-docs.mjs'
import { exportedTypes, finishDeclarations } from './declarations.mjs'
import { designTokens } from './design-tokens.mjs'
import { elementManifest } from './element-manifest.mjs'
import { writeElementTypes } from './element-types.mjs'
import { elementBuilds } from './elements.mjs'
import { components, entryOf } from './kit-entries.mjs'
import { styleBuilds } from './kit-styles.mjs'
import { markdownAlias } from './settings.mjs'

const run = promisify(execFile)

/** Files that are packed besides the built ones. */
const COPIED = ['README.md', 'CHANGELOG.md', 'LICENSE', 'picture.webp', 'css.d.ts']

/**
 * The folder of the package. It is built in another folder and then renamed, so that a reader never finds half of it.
 */
const target = 'ui-kit/dist'
const stage = `dist-kit.${process.pid}`
const folder = `${stage}/package`
const dist = `${folder}/dist`

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

try {
  await compileModules()
  await Promise.all([...styleBuilds(dist), ...elementBuilds(dist)].map((options) => esbuild.build(options)))
  const declarations = globSync(`${dist}/**/*.d.ts`)
  const types = new Map()
  for (const file of declarations)
    for (const type of exportedTypes(await readFile(file, 'utf8'))) types.set(type.name, type)
  const manifest = await elementManifest(types)
  await writeFile(`${dist}/custom-elements.json`, `${JSON.stringify(manifest)}\n`)
  await writeElementTypes(dist, manifest, types)
  for (const file of [...declarations, `${dist}/elements/element-types.d.ts`])
    await writeFile(file, finishDeclarations(await readFile(file, 'utf8')))
  for (const [name, tokens] of Object.entries(designTokens(await readFile('ui-kit/tokens.css', 'utf8'))))
    await writeFile(`${dist}/${name}`, json(tokens))
  await writeKitDocs(folder)
  await writePackageJson()
  for (const file of COPIED) await cp(`ui-kit/${file}`, `${folder}/${file}`)
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', '..'], { cwd: folder })
  await rename(`${stage}/${JSON.parse(stdout)[0].filename}`, `${stage}/my-school-ui-kit.tgz`)
  await rm(target, { recursive: true, force: true })
  await rename(stage, target)
} catch (error) {
  await rm(stage, { recursive: true, force: true })
  console.error(error.stdout || error.stack)
  process.exitCode = 1
}

/**
 * The compiler writes each module as a file of its own: a bundler takes only what is used, `'use client'` stays at the top
 * of the modules that have it, and none brings another that it does not import. The elements are bundled instead.
 */
async function compileModules() {
  // Several checkers would each resolve the same modules.
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'ui-kit', '--checkers', '1', '--outDir', dist])
  for (const file of globSync(`${dist}/{elements/*.js{,.map},*/*.element.*}`)) await rm(file)
  for (const name of components)
    if (entryOf(name) !== 'index.ts' && !existsSync(`ui-kit/${name}/entry.ts`))
      for (const ending of ['js', 'd.ts'])
        await writeFile(`${dist}/${name}/index.${ending}`, `export * from './${name}.js'\n`)
  // Another language is asked for as a whole: one file each, also for a page without a bundler.
  const languages = globSync('ui-kit/messages/*/index.ts', { exclude: ['ui-kit/messages/en/**'] })
  for (const file of globSync(`${dist}/messages/{${languages.map((path) => path.split('/')[2])}}/*.js{,.map}`))
    await rm(file)
  await esbuild.build({
    entryPoints: languages,
    bundle: true,
    format: 'esm',
    sourcemap: 'linked',
    outbase: 'ui-kit',
    outdir: dist,
  })
  await bundleMarkdown()
}

/** Puts markdown-it into the one module that uses it, with its licence and without what the kit does not use of it. */
async function bundleMarkdown() {
  await esbuild.build({
    entryPoints: ['ui-kit/formatted-text/markdown.ts'],
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    sourcemap: 'linked',
    legalComments: 'none',
    alias: markdownAlias,
    outbase: 'ui-kit',
    outdir: dist,
  })
  await cp('node_modules/markdown-it/LICENSE', `${dist}/formatted-text/markdown-it.LICENSE.txt`)
}

async function writePackageJson() {
  const { scripts: _, ...manifest } = JSON.parse(await readFile('ui-kit/package.json', 'utf8'))
  const exports = Object.entries(manifest.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target]
    const { source: _, ...built } = target
    return [entry, built]
  })
  await writeFile(`${folder}/package.json`, json({ ...manifest, exports: Object.fromEntries(exports) }))
}
