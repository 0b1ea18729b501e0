import { build } from 'esbuild'

/**
 * Joins the blocks of each cascade layer in a style sheet. Where a block is among those of other layers means nothing:
 * the statements, which stay first, say their order. 82 blocks take 0.2 kB (gzip) more than one for each layer.
 * @param css minified, without braces in texts
 */
export function joinLayers(css) {
  const statements = new Set()
  const layers = new Map()
  for (const [block, head, body] of topLevel(css)) {
    if (!head) statements.add(block)
    else if (head.startsWith('@layer ')) layers.set(head, (layers.get(head) ?? '') + body)
    else layers.set(block, '')
  }
  return [...statements, ...[...layers].map(([head, body]) => (body ? `${head}{${body}}` : head))].join('')
}

/** The statements and blocks of a style sheet: each whole, and of a block what is before and in its braces. */
function* topLevel(css) {
  for (let start = 0, end, depth = 0, at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) end = at
    if (css[at] === '}') depth--
    if (depth > 0 || !/[;}]/.test(css[at])) continue
    const block = css.slice(start, at + 1).trim()
    yield css[at] === ';' ? [block] : [block, css.slice(start, end).trim(), css.slice(end + 1, at)]
    start = at + 1
  }
}

/** An esbuild plugin: a style sheet that is an entry has all that it imports, with its layers joined. */
export const joinedLayers = {
  name: 'joined-layers',
  setup({ initialOptions: { plugins: _plugins, ...options }, onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [path], write: false, sourcemap: false })
      return { contents: joinLayers(outputFiles[0].text), loader: 'css' }
    })
  },
}
