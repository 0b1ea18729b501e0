import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'

/**
 * Serves the floors for pages: only HTML (`/plain`); React, router and signals with a heading (`/react`); and a page
 * that renders the first rows of a list without a library (`/rows`).
 *
 * @param students the JSON of the list
 */
export async function serveFloors(students = '{"students":[]}') {
  const application = `
    import { useEffect } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Route } from 'wouter'
    import { signal } from '@preact/signals-react'
    import { useSignals } from '@preact/signals-react/runtime'
    const words = signal('A heading')
    function Page() {
      useSignals()
      useEffect(() => void performance.mark('hydrated'), [])
      return <h1>{words}</h1>
    }
    createRoot(document.getElementById('root')).render(<Route path="/react"><Page /></Route>)`
  const built = await esbuild.build({
    stdin: { contents: application, loader: 'tsx', resolveDir: 'portal' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const start = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title>'
  const paragraph = '<p>A paragraph of some length, as a notice has it, so that there is something to paint.</p>'
  const files: Record<string, [string, string]> = {
    '/plain': ['text/html', `${start}<h1>A heading</h1>${paragraph.repeat(40)}`],
    '/react': ['text/html', `${start}<div id="root"></div><script type="module" src="/app.js"></script>`],
    '/rows': ['text/html', `${start}<table><tbody></tbody></table><script type="module">${WRITE_ROWS}</script>`],
    '/students.json': ['application/json', students],
    '/app.js': ['text/javascript', built.outputFiles[0]?.text ?? ''],
  }
  const sent = new Map(
    Object.entries(files).map(([path, [type, text]]) => [path, { type, bytes: brotliCompressSync(text) }]),
  )
  const server = createServer(({ url = '' }, response) => {
    const file = sent.get(url)
    response.writeHead(file ? 200 : 404, file && { 'content-type': file.type, 'content-encoding': 'br' })
    response.end(file?.bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** Runs in the page. */
const WRITE_ROWS = `
  const { students } = await (await fetch('/students.json')).json()
  const cell = (text) => '<td>' + text + '</td>'
  const row = ({ name, fatherName, grade, phone, address }) =>
    '<tr>' + [name, fatherName, grade, phone, address].map(cell).join('') + '</tr>'
  document.querySelector('tbody').innerHTML = students.slice(0, 50).map(row).join('')`
