// Copies the built portal into a folder, with the pseudo-language in the place of Urdu, from right to left:
//   node --conditions=source tools/build-pseudo.mjs FOLDER
import { cp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import { writePages } from '../build/page.mjs'
import { messages, messageUrls, portal, rendering } from '../build/portal.mjs'
import { out } from '../build/settings.mjs'

const [folder] = process.argv.slice(2)

/** How days and numbers are written stays as in Urdu. */
const asInUrdu = [...Object.keys(await import('../messages/ur/language.ts')), 'chooseDigits']

/** Takes every text of Urdu from English, and puts it into the pseudo-language. */
const pseudoTexts = {
  name: 'pseudo-texts',
  setup(build) {
    build.onLoad({ filter: /\/messages\/ur\/parts\/(main|public|staff|failures)\.ts$/ }, async ({ path }) => {
      const english = path.replace('/ur/', '/en/')
      const names = Object.keys(await import(english)).filter(
        (name) => !asInUrdu.includes(name) && !/^(kit|kitOfOtherPages)$/.test(name),
      )
      const lines = [
        `import { defaultMessages } from '@my-school/ui-kit'`,
        `import { pseudo } from '${resolve('tools/pseudo-language.ts')}'`,
        `import * as english from '${english}'`,
        `export * from '../language.ts'`,
        `export { chooseDigits } from '../counting.ts'`,
        `export const kit = pseudo(defaultMessages)`,
        `export const kitOfOtherPages = kit`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      ]
      return { contents: lines.join('\n'), loader: 'ts' }
    })
  },
}

const withPseudo = (options) => ({ ...options, plugins: [...(options.plugins ?? []), pseudoTexts] })

const urls = messageUrls((await esbuild.build(withPseudo(messages))).metafile.outputs)
const [{ metafile }] = await Promise.all([esbuild.build(portal(urls)), esbuild.build(withPseudo(rendering))])
await writePages(metafile.outputs, urls)
await cp('dist', folder, { recursive: true })
// What is not built here stays: the server, and the pictures.
for (const name of ['portal/assets', 'portal/ur', 'portal/index.html', 'portal/worker.js', 'portal-render']) {
  await rm(join(folder, name), { recursive: true })
  await rename(join(out, name), join(folder, name))
}
for (const compressed of ['portal/index.html', 'portal/worker.js'])
  for (const kind of ['br', 'gz']) await rm(join(folder, `${compressed}.${kind}`))
await rm(out, { recursive: true })
