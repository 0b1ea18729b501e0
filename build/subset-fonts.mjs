import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts a font to the letters that its @font-face is for: `src: url("….woff2?subset")` beside a `unicode-range`. A font has
 * many more, which every visitor would fetch.
 */
export const subsetFonts = {
  name: 'subset-fonts',
  setup(build) {
    build.onResolve({ filter: /\.woff2\?subset$/ }, ({ path, importer }) => ({
      path: fileURLToPath(import.meta.resolve(path.replace('?subset', ''))),
      namespace: 'subset',
      pluginData: importer,
    }))
    build.onLoad({ filter: /./, namespace: 'subset' }, async ({ path, pluginData: style }) => ({
      contents: await subsetFont(await readFile(path), await lettersFor(path, style), { targetFormat: 'woff2' }),
      loader: 'file',
    }))
  },
}

/** The letters of the `unicode-range` beside the font in a style. */
async function lettersFor(font, style) {
  const faces = (await readFile(style, 'utf8')).split('@font-face').filter((face) => face.includes('?subset'))
  const face = faces.find((one) => one.includes(`${basename(font)}?subset`))
  const ranges = face.match(/unicode-range:([^;]*)/)[1].matchAll(/U\+(\w+)(?:-(\w+))?/g)
  return [...ranges]
    .flatMap(([, from, to = from]) => {
      const [first, last] = [from, to].map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}
