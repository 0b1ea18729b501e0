/** Architecture rules: which folder may import which, and where some words may be used. Checks the text of the files. */

export type SourceFile = {
  /** From the root of the repository, with slashes. */
  path: string
  text: string
}

type Import = { from: string; typeOnly: boolean }

/**
 * What each top-level folder may import, besides its own files; a folder inside of one may have a rule of its own. `tests`
 * import what they test.
 */
const mayImport: Record<string, (wanted: Import) => boolean> = {
  // Of the kit, which is a package of its own, what its texts are called in a language.
  messages: ({ from, typeOnly }) =>
    /^@my-school\/ui-kit\/messages\/\w+$/.test(from) || (typeOnly && from === '@my-school/ui-kit'),
  // Of the kit the parser of formatted texts, which is no component and knows no React.
  contract: ({ from }) =>
    /^(zod|libphonenumber-js\/max|@my-school\/ui-kit\/formatted-text\/parse)$/.test(from) ||
    /^(\.\.\/)+messages\//.test(from) ||
    from.startsWith('#messages/'),
  // Preact only under the custom elements, and markdown-it only in the parser: rules below say where. `kit-elements` is the
  // kit's own: the build lists the elements in it.
  'ui-kit': ({ from }) => /^react(-dom)?$|^markdown-it$|^preact(\/hooks|\/jsx-runtime)?$|^kit-elements$/.test(from),
  portal: (wanted) =>
    isContract(wanted) || isKit(wanted) || isMessages(wanted) || (isPackage(wanted) && wanted.from !== 'zod'),
  // The server renders in all languages.
  'portal/rendering': (wanted) =>
    /^\.\.\//.test(wanted.from) ||
    isContract(wanted) ||
    isKit(wanted) ||
    wanted.from.startsWith('#messages') ||
    isPackage(wanted),
  // The server reads its version from package.json, and of the kit only what is no component: the arithmetic of themes.
  server: ({ from }) =>
    from.startsWith('#contract') ||
    from.startsWith('#messages/') ||
    from === '@my-school/ui-kit/theme' ||
    isPackage({ from }) ||
    /^(\.\.\/)+package\.json$/.test(from),
  // The sample calls the handlers of the server.
  sample: ({ from }) => from.startsWith('#contract') || /^\.\.\/server\//.test(from) || isPackage({ from }),
  bench: ({ from }) => !/^(\.\.\/)+tests\//.test(from),
  tools: ({ from }) => !/^(\.\.\/)+(tests|bench)\//.test(from),
  stories: (wanted) => isKit(wanted) || isPackage(wanted),
  // The pages of the portal with the sample school (docs/decisions/0024-screens-in-the-storybook.md).
  'stories/screens': (wanted) =>
    wanted.from.startsWith('#contract') ||
    wanted.from === '#messages' ||
    /^\.\.\/\.\.\/(portal|sample|messages)\//.test(wanted.from) ||
    isPackage(wanted),
  // A documentation page shows what the stories of its component say of it (stories/guide.ts).
  '.storybook': (wanted) =>
    isKit(wanted) ||
    isPackage(wanted) ||
    /^\.\.\/stories\/(guide\.ts|do-and-dont\.tsx|screens\/sample-school\.ts)$/.test(wanted.from) ||
    // What has changed in a component.
    wanted.from === '../ui-kit/CHANGELOG.md?raw' ||
    // One of the languages of the toolbar.
    wanted.from === '../tools/pseudo-language.ts',
}

/** The portal imports only types from the operations: zod must not be in the browser's bundle. */
function isContract({ from, typeOnly }: Import): boolean {
  return (
    from === '#contract' ||
    from === '#contract/endpoints' ||
    /^#contract\/(rules|characters|digits|family-code|user-ids|admin\/actions|labels|failures\/translate|search|imports|formatted-text(\/plain)?|(people|students|teachers)\/fields|notices\/(audience|event-times|event-words|files|find|path|translations)|school\/(limits|class-list|certificate|form|own-pages|public|translations))$/.test(
      from,
    ) ||
    (from === '#contract/operations' && typeOnly)
  )
}

function isKit({ from }: Pick<Import, 'from'>): boolean {
  return /^@my-school\/ui-kit(\/(?!internal).*)?$/.test(from)
}

/** The texts of the page, and the files that they come in: a browser must not get those of all languages. */
function isMessages({ from, typeOnly }: Import): boolean {
  return from === '#messages' || from === '#messages/files' || (from === '#messages/all' && typeOnly)
}

function isPackage({ from }: Pick<Import, 'from'>): boolean {
  return !from.startsWith('.') && !from.startsWith('#') && !from.startsWith('@my-school/')
}

/** Words that are allowed only in some files. */
const wordRules: { word: RegExp; within: RegExp; only: RegExp; why: string }[] = [
  {
    word: /from 'preact/,
    within: /^ui-kit\//,
    only: /^ui-kit\/elements\//,
    why: 'the components are written for React; only the custom elements know Preact',
  },
  {
    word: /from 'markdown-it'/,
    within: /^ui-kit\//,
    only: /^ui-kit\/formatted-text\/markdown\.ts$/,
    why: 'the package bundles markdown-it into this module only',
  },
  {
    word: /\bformatted-text\/(parse|markdown|addresses)\.ts'|from '\.\/(parse|markdown|addresses)\.ts'/,
    within: /^ui-kit\//,
    only: /^ui-kit\/formatted-text\/(entry|parse)\.ts$/,
    why: 'who imports a component does not pay for the parser: it has an entry of its own',
  },
  {
    word: /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/,
    within: /^(portal|ui-kit)\//,
    // A picture that is dragged from a page may have only its address.
    only: /^portal\/(api\/|worker\/worker\.ts$)|^ui-kit\/internal\/use-file-drop\.ts$/,
    why: 'requests are made only in portal/api, and passed on by the service worker',
  },
  {
    word: /=>\s*(request|upload|uploadFile)\(endpoints\./,
    within: /^portal\/api\//,
    only: /^$/,
    why: 'a page calls `request` itself; portal/api has what does more than pass a call on',
  },
  {
    word: /\blocalStorage\b/,
    within: /^(portal|ui-kit)\//,
    only: /^portal\/state\/(session|theme|device-storage)\.ts$/,
    why: 'localStorage is used only in session.ts, theme.ts and device-storage.ts of portal/state',
  },
  {
    word: /\b(SELECT|INSERT INTO|DELETE FROM)\b|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|from '(kysely|node:sqlite|pg)'/,
    within: /^(server|sample)\//,
    only: /^server\/store\//,
    why: 'SQL is only in server/store',
  },
  {
    // Writing is by ids that were read by way of a view.
    word: /(selectFrom|[jJ]oin)\([`'"]allStudents|from "?allStudents/,
    within: /^(server|sample)\//,
    only: /^server\/store\/(students-step|tables\/(student-states|erasing|deleted-restoring|guardians|checks))\.ts$/,
    why: 'students are read by way of a view, which knows their state',
  },
  {
    word: /(selectFrom|[jJ]oin)\([`'"]allUsers|from "?allUsers/,
    within: /^(server|sample)\//,
    only: /^server\/store\/(students-step|tables\/(student-states|users|people|names|former|checks))\.ts$/,
    why: 'logins are read by way of a view, which leaves out those that are closed',
  },
]

/**
 * Server, its imports and portal from the ground up: their folders, and the files beside them. A file imports from its own folder and
 * from what is lower, so that two folders on one floor, such as `http` and `store`, know nothing of each other.
 */
const FLOORS: Record<string, string[][]> = {
  server: [
    [
      'clock.ts',
      'settings.ts',
      'command-line.ts',
      'errors.ts',
      'sqlite-codes.ts',
      'durable-files.ts',
      'disk-faults.ts',
      'limit-concurrency.ts',
    ],
    ['http', 'store'],
    ['security', 'retention', 'workers', 'files'],
    ['photos', 'school'],
    ['branding'],
    ['mail'],
    ['services.ts'],
    ['exports'],
    ['imports'],
    ['notice-files'],
    ['school-settings'],
    ['data-folder', 'years'],
    ['handlers'],
    ['pages'],
    ['app'],
    ['commands'],
    ['main.ts', 'worker.ts'],
  ],
  'server/imports': [
    ['chunks.ts', 'lifecycle.ts', 'summarize-list.ts'],
    ['read'],
    ['encryption.ts'],
    ['plan'],
    ['find.ts'],
    ['task.ts'],
    ['draft'],
    ['run'],
    ['describe.ts'],
  ],
  portal: [
    ['routing', 'areas.ts'],
    ['api'],
    ['state'],
    ['hooks', 'format'],
    ['forms', 'layout'],
    ['records'],
    ['pages'],
    ['pages.tsx'],
    ['match-page.ts'],
    ['worker'],
    ['app.tsx'],
    ['start.tsx', 'rendering'],
    ['main.ts'],
  ],
}

/** The most lines that a file may have. A longer file has more than one subject. */
/** A language of the kit is one file, which projects import. */
const longest = (path: string) => (/^tests\/|^ui-kit\/messages\/\w+\/index\.ts$/.test(path) ? 600 : 400)

/** One line for each place where a rule is broken. */
export function violations(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap((file) => [
      ...forbiddenImports(file),
      ...upwardImports(file),
      ...misplacedWords(file),
      ...tooLong(file),
    ]),
    ...importCycles(files),
  ]
}

function forbiddenImports({ path, text }: SourceFile): string[] {
  const [folder = ''] = Object.keys(mayImport)
    .filter((one) => path.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length)
  const allowed = mayImport[folder]
  if (!allowed) return []
  return importsOf(text)
    .filter((wanted) => !staysInside(folder, path, wanted.from) && !allowed(wanted))
    .map(({ from, typeOnly }) => `${path} imports '${from}'${typeOnly ? '' : ' as a value'}: ${folder} may not`)
}

/** One line for each import from a floor that is not lower. */
const upwardImports = (file: SourceFile): string[] =>
  Object.entries(FLOORS).flatMap(([folder, floors]) => upwardIn(`${folder}/`, floors, file))

function upwardIn(root: string, floors: string[][], { path, text }: SourceFile): string[] {
  if (!path.startsWith(root)) return []
  const roomOf = (file: string) => file.slice(root.length).split('/')[0] ?? ''
  const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)))
  return importsOf(text)
    .flatMap(({ from }) => resolved(path, from))
    .filter((wanted) => wanted.startsWith(root) && roomOf(wanted) !== roomOf(path))
    .filter((wanted) => {
      const [own, other] = [floorOf(path), floorOf(wanted)]
      const isOnGround = own === 0 && other === 0
      return own < 0 || other < 0 || (other >= own && !isOnGround)
    })
    .map((wanted) => `${path} imports ${wanted}: ${roomOf(wanted)} is not below ${roomOf(path)} (see FLOORS)`)
}

function misplacedWords({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  return wordRules
    .filter(({ word, within, only }) => within.test(path) && !only.test(path) && word.test(code))
    .map(({ word, why }) => `${path} has '${word.exec(code)?.[0]}': ${why}`)
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1
  return lines > longest(path)
    ? [`${path} has ${lines} lines, more than ${longest(path)}: it has several subjects`]
    : []
}

/** The folders without import cycles. Type imports and dynamic imports count too. */
const WITHOUT_CYCLES = /^(portal|server|ui-kit|contract|messages)\//

/** One line for each group of files that import each other, directly or through others. */
function importCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { path, text } of files) {
    if (WITHOUT_CYCLES.test(path))
      graph.set(
        path,
        // A file of texts names its own type.
        importsOf(text).flatMap(({ from, typeOnly }) =>
          resolved(path, from).filter((imported) => !typeOnly || imported !== path),
        ),
      )
  }
  return stronglyConnected(graph).map(
    (group) => `${group.length} files import each other in a cycle: ${cycleIn(group, graph).join(' -> ')}`,
  )
}

/** The path of what a file of this repository imports with a relative path. */
function resolved(path: string, from: string): string[] {
  return from.startsWith('.') ? [new URL(from, `file:///${path}`).pathname.slice(1)] : []
}

/** Tarjan's algorithm: the groups of nodes in which each can be reached from each. */
function stronglyConnected(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (node: string): number => {
    order.set(node, order.size)
    let low = order.size - 1
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === order.get(node)) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1 || graph.get(node)?.includes(node)) groups.push(group)
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}

/** The shortest import cycle through the first file of a group. */
function cycleIn(group: string[], graph: Map<string, string[]>): string[] {
  const first = group[0] ?? ''
  const queue = [[first]]
  const seen = new Set<string>()
  for (const way of queue) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === first) return [...way, first]
      if (!group.includes(next) || seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return group
}

/** Static, re-exporting and dynamic imports. */
function importsOf(text: string): Import[] {
  const statements =
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|(\btypeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/gm
  return [...withoutComments(text).matchAll(statements)].map(([, type, from, bare, typeOf, dynamic]) => ({
    from: from ?? bare ?? dynamic ?? '',
    typeOnly: Boolean(type ?? typeOf),
  }))
}

function staysInside(folder: string, path: string, from: string): boolean {
  return from.startsWith('.') && new URL(from, `file:///${path}`).pathname.startsWith(`/${folder}/`)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
