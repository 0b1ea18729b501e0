/**
 * Every story on the packed kit, without Storybook: a page in which one function renders a story, and whose style sheets
 * the caller chooses. What a play function does is not done.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

export const PACKAGE = 'ui-kit/dist/package'

/** Bundles a script that imports the kit as another project does, through the `exports` of the package. */
export async function bundleOnPackage(contents: string, resolveDir: string): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'packed-kit-'))
  try {
    mkdirSync(join(project, 'node_modules/@my-school'), { recursive: true })
    symlinkSync(resolve(PACKAGE), join(project, 'node_modules/@my-school/ui-kit'), 'junction')
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: resolve(resolveDir), loader: 'tsx' },
      bundle: true,
      write: false,
      outdir: project,
      jsx: 'automatic',
      minify: true,
      nodePaths: [resolve('node_modules')],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [fromPackage(project)],
    })
    return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
  } finally {
    rmSync(project, { recursive: true })
  }
}

const fromPackage = (project: string): Plugin => ({
  name: 'from-package',
  setup(builder) {
    builder.onResolve({ filter: /^@my-school\/ui-kit/ }, ({ path, kind, pluginData }) =>
      pluginData === project ? undefined : builder.resolve(path, { kind, resolveDir: project, pluginData: project }),
    )
    // The functions that only a play function needs.
    builder.onResolve({ filter: /^storybook\/test$/ }, ({ path }) => ({ path, namespace: 'unused' }))
    builder.onLoad({ filter: /./, namespace: 'unused' }, () => ({
      contents: `export const fn = () => () => {}
        export let expect, fireEvent, mocked, screen, spyOn, userEvent, waitFor, within`,
    }))
  },
})

/** A script after which `renderStory(name)` renders one of `storyNames`. */
export function storiesScript(): Promise<string> {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // Those of components: in folders are foundations and pages of the portal, and the gallery shows these stories.
    .filter((file) => /^(?!welcome)[\w-]+\.stories\.tsx$/.test(file))
    .sort()
  return bundleOnPackage(
    `${files.map((file, at) => `import * as s${at} from './${file}'`).join('\n')}
    import { createRoot } from 'react-dom/client'
    import { flushSync } from 'react-dom'
    const stories = {}
    for (const { default: meta, ...own } of [${files.map((_, at) => `s${at}`).join()}])
      for (const [key, story] of Object.entries(own)) {
        const Shown = story.render ?? meta.render ?? meta.component
        const args = { ...meta.args, ...story.args }
        const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
        stories[meta.title + ': ' + key] = decorators.reduce(
          (Inner, decorate) => () => decorate(Inner, { args, globals: {}, viewMode: 'story', parameters: {} }),
          () => <Shown {...args} />,
        )
      }
    window.storyNames = Object.keys(stories)
    let root
    window.renderStory = (name) => {
      const Story = stories[name]
      root?.unmount()
      document.body.innerHTML = '<div id="storybook-root"></div>'
      root = createRoot(document.body.firstChild)
      flushSync(() => root.render(<Story />))
    }`,
    'stories',
  )
}

/** The style sheets of the package one by one, each without those that it imports. */
export function singleSheets(): Record<string, string> {
  const dist = `${PACKAGE}/dist`
  const files = ['', 'internal/'].flatMap((folder) =>
    readdirSync(`${dist}/${folder}`)
      .filter((file) => file.endsWith('.css') && !/^(styles|components)\.css$/.test(file))
      .map((file) => `${folder}${file}`),
  )
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(`${dist}/${file}`, 'utf8').replace(/@import\s*"[^"]+";/g, '')]),
  )
}
