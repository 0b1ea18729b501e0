// Copies the built portal into a folder, with the pseudo-language in the place of Urdu, from right to left:
//   node tools/build-pseudo.mjs FOLDER
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import { writePage } from '../build/page.mjs'
import { portal, rendering } from '../build/portal.mjs'
import { out } from '../build/settings.mjs'

const [folder] = process.argv.slice(2)

/** Takes every text from English, and puts it into the pseudo-language. */
const pseudoTexts = {
  name: 'texts',
  setup(build) {
    build.onResolve({ filter: /^english:/ }, ({ path }) => ({
      path: path.slice('english:'.length),
      namespace: 'english',
    }))
    build.onLoad({ filter: /./, namespace: 'english' }, ({ path }) => asItIs(path))
    build.onLoad({ filter: /\/(strings|labels|messages|failures)\/en\/[^/]+\.ts$/ }, async ({ path }) => {
      // How days and numbers are written, and the texts of failures, which no page shows by itself.
      if (/\/(this-language|language|kit-locale|failures)\.ts$/.test(path)) return asItIs(path.replace('/en/', '/ur/'))
      if (path.endsWith('/index.ts')) return asItIs(path)
      const names = [...(await readFile(path, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)]
      const lines = [
        `import { pseudo } from '${resolve('tools/pseudo-language.ts')}'`,
        `import * as english from 'english:${path}'`,
        ...names.map(([, name]) => `export const ${name} = pseudo(english.${name})`),
      ]
      return { contents: lines.join('\n'), loader: 'ts', resolveDir: dirname(path) }
    })
  },
}

const asItIs = async (path) => ({ contents: await readFile(path, 'utf8'), loader: 'ts', resolveDir: dirname(path) })

const withPseudo = (options) => ({
  ...options,
  plugins: options.plugins.map((plugin) => (plugin.name === 'texts' ? pseudoTexts : plugin)),
})

const [{ metafile }] = await Promise.all(
  [portal('ur', []), rendering('ur')].map((options) => esbuild.build(withPseudo(options))),
)
await writePage('ur', metafile.outputs)
await cp('dist', folder, { recursive: true })
// The compressed files are those of Urdu.
for (const name of ['portal/ur', 'portal/assets/ur', 'portal-render/ur']) {
  await rm(join(folder, name), { recursive: true })
  await rename(join(out, name), join(folder, name))
}
await rm(out, { recursive: true })
