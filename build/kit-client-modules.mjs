import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The exports of react that server components can use. All others need a browser. */
const ON_SERVERS = new Set(
  'Children Fragment Profiler StrictMode Suspense cache cloneElement createElement createRef forwardRef isValidElement lazy memo use useCallback useDebugValue useId useMemo version'.split(
    ' ',
  ),
)

/**
 * The modules of the kit that React has to run in the browser, where a React framework needs `'use client'`: those that
 * use state, effects, refs or context, those that listen to events, and components made of such components, because they
 * pass functions to them. Never lists (`index.ts`) and pure functions, so that a server component can call
 * `generatePassword`.
 * @param modules paths in the folder of the kit
 */
export function clientModules(modules) {
  const known = new Map(modules.map((file) => [file, readModule(file)]))
  const reaches = (file, seen = new Set()) => {
    if (seen.has(file)) return false
    seen.add(file)
    const { isClient, imports } = known.get(file) ?? {}
    return isClient || imports?.some((imported) => reaches(imported, seen)) || false
  }
  return new Set(modules.filter((file) => known.get(file).isClient || (file.endsWith('.tsx') && reaches(file))))
}

function readModule(file) {
  const text = readFileSync(`ui-kit/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const statements = [...text.matchAll(/^(?:import|export) (?!type )([^'";]*?) from '([^']+)'/gm)]
    .map(([, names, from]) => ({
      names: names
        .split(/[{},]/)
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
      from,
    }))
    .filter(({ names }) => names.length > 0)
  const needsBrowser = ({ names, from }) =>
    from === 'react-dom' || (from === 'react' && names.some((name) => !ON_SERVERS.has(name.split(' ')[0])))
  return {
    isClient: statements.some(needsBrowser) || (file.endsWith('.tsx') && /\son[A-Z]\w*=\{/.test(text)),
    imports: statements.filter(({ from }) => from.startsWith('.')).map(({ from }) => join(file, '..', from)),
  }
}
