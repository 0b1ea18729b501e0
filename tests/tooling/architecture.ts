/** Who may know whom, and what may stand where, as rules over the text of the source files. */

export type SourceFile = {
  /** From the root of the repository, with slashes. */
  path: string
  text: string
}

type Import = { from: string; typeOnly: boolean }

/** What each room may import, besides its own files. `tests` and `bench` import what they test. */
const mayImport: Record<string, (wanted: Import) => boolean> = {
  contract: ({ from }) => from === 'zod',
  'ui-kit': ({ from }) => from === 'react',
  portal: (wanted) => isContract(wanted) || isKit(wanted) || (isPackage(wanted) && wanted.from !== 'zod'),
  // Its own version stands in package.json.
  server: ({ from }) => from.startsWith('#contract') || isPackage({ from }) || /^(\.\.\/)+package\.json$/.test(from),
  // It makes its school through the server's own handlers.
  sample: ({ from }) => from.startsWith('#contract') || /^\.\.\/server\//.test(from) || isPackage({ from }),
  stories: (wanted) => isKit(wanted) || isPackage(wanted),
  '.storybook': (wanted) => isKit(wanted) || isPackage(wanted),
}

/** The portal takes types alone from the shapes: the validator must not reach the browser. */
function isContract({ from, typeOnly }: Import): boolean {
  return from === '#contract' || from === '#contract/endpoints' || (from === '#contract/operations' && typeOnly)
}

function isKit({ from }: Pick<Import, 'from'>): boolean {
  return /^@my-school\/ui-kit(\/(?!internal).*)?$/.test(from)
}

function isPackage({ from }: Pick<Import, 'from'>): boolean {
  return !from.startsWith('.') && !from.startsWith('#') && !from.startsWith('@my-school/')
}

/** Words that may stand in some places only. */
const mayStand: { word: RegExp; within: RegExp; only: RegExp; why: string }[] = [
  {
    word: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/,
    within: /^(portal|ui-kit)\//,
    only: /^portal\/api\//,
    why: 'the network is asked in portal/api alone',
  },
  {
    word: /\blocalStorage\b/,
    within: /^(portal|ui-kit)\//,
    only: /^portal\/state\/(session|theme|device-storage)\.ts$/,
    why: 'what the browser keeps is kept in portal/state/session.ts, theme.ts and device-storage.ts alone',
  },
  {
    word: /\b(SELECT|INSERT INTO|DELETE FROM)\b|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|from '(kysely|better-sqlite3|pg)'/,
    within: /^(server|sample)\//,
    only: /^server\/store\//,
    why: 'SQL stands in server/store alone',
  },
]

/** The most lines a file may have: beyond that it has more than one subject. */
const longest = (path: string) => (path.startsWith('tests/') ? 600 : 400)

/** One line for each place where a rule is broken. */
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...forbiddenImports(file), ...misplacedWords(file), ...tooLong(file)])
}

function forbiddenImports({ path, text }: SourceFile): string[] {
  const room = path.split('/')[0] ?? ''
  const allowed = mayImport[room]
  if (!allowed) return []
  return importsOf(text)
    .filter((wanted) => !staysInside(room, path, wanted.from) && !allowed(wanted))
    .map(({ from, typeOnly }) => `${path} imports '${from}'${typeOnly ? '' : ' as a value'}: ${room} may not`)
}

function misplacedWords({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  return mayStand
    .filter(({ word, within, only }) => within.test(path) && !only.test(path) && word.test(code))
    .map(({ word, why }) => `${path} has '${word.exec(code)?.[0]}': ${why}`)
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1
  return lines > longest(path)
    ? [`${path} has ${lines} lines, more than ${longest(path)}: it has several subjects`]
    : []
}

/** Static, re-exporting and dynamic imports. */
function importsOf(text: string): Import[] {
  const statements =
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  return [...withoutComments(text).matchAll(statements)].map(([, type, from, bare, dynamic]) => ({
    from: from ?? bare ?? dynamic ?? '',
    typeOnly: Boolean(type),
  }))
}

function staysInside(room: string, path: string, from: string): boolean {
  return from.startsWith('.') && new URL(from, `file:///${path}`).pathname.startsWith(`/${room}/`)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
