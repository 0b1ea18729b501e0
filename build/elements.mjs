import { build } from 'esbuild'
import { shared } from './settings.mjs'
import { withoutNames } from './without-names.mjs'

const css = async (contents) => {
  const { outputFiles } = await build({
    ...shared,
    sourcemap: false,
    stdin: { contents, loader: 'css', resolveDir: 'ui-kit' },
    write: false,
    metafile: false,
  })
  return outputFiles[0].text.trim()
}

/** The kit's styles as text: the tokens and page.css for the document, the other rules for the shadow roots. */
const styles = {
  name: 'kit-styles',
  setup(builder) {
    builder.onResolve({ filter: /^kit-styles$/ }, ({ path }) => ({ path, namespace: 'kit-styles' }))
    builder.onLoad({ filter: /./, namespace: 'kit-styles' }, async () => {
      const all = await readStyles()
      return {
        contents: Object.entries(all)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
          .join('\n'),
      }
    })
  },
}

/**
 * Styles that a shadow root does not need: the tokens, which are in the document; the layers and the guard, which are for
 * the rules of a page; and those of forms, which are not in a shadow root (ui-kit/elements/form-frame.tsx).
 */
const IN_THE_PAGE = /@layer .*;|@import "\.\/(tokens|guard|form\/form)\.css";/g

/** Rules for elements that a shadow root of the kit does not have. */
const OF_THE_PAGE =
  /html:has\([^)]*\)\{[^}]*\}|:where\((html|html:has\([^)]*\)|body|body,\[data-theme\]|code,kbd,samp,pre|hr|mark|iframe|\.kit-skip-link[^{]*)\)\{[^}]*\}/g

async function readStyles() {
  const { readFile } = await import('node:fs/promises')
  const kit = await readFile('ui-kit/components.css', 'utf8')
  const [tokens, rules] = await Promise.all([
    css('@import "./tokens.css"; @import "./elements/page.css";'),
    css(`@import "./base.css";\n${kit.replace(IN_THE_PAGE, '')}\n@import "./elements/elements.css";`),
  ])
  return { tokens, rules: rules.replace(OF_THE_PAGE, '') }
}

/** The components run on Preact here: docs/decisions/0017-custom-elements.md says why. */
const alias = {
  react: './ui-kit/elements/react.ts',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

const options = {
  ...shared,
  alias,
  jsx: 'automatic',
  target: ['es2022'],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [styles, withoutNames],
}

/**
 * The kit as custom elements: elements.js, which registers all of them and needs no other file, and elements/define.js,
 * which only defines them.
 */
export const elements = {
  ...options,
  entryPoints: { elements: 'ui-kit/elements/register.ts', 'elements/define': 'ui-kit/elements/define.ts' },
}
