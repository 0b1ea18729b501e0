/**
 * The size of the same four components of other kits, bundled in the same way as our kit. They are not dependencies of the
 * project: bench/peers/ has a package.json and a lock file of its own, from which the first run installs them.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipped } from './weight.ts'

interface Peer {
  name: string
  /** Imports dialog, table, button and text field, if the kit has them, with the parts that each is composed of. */
  script: string
  /** The style sheets that these need. If absent, their style is in their script, or they have none. */
  styles?: readonly string[]
  note?: string
}

const NO_TABLE = 'has no table'
const UNSTYLED = 'without a look'

const parts = (name: string, names: string) => ({ name, script: `export { ${names} } from '${name}'` })
const elements = (name: string, tags: readonly string[]) => ({
  name,
  script: tags.map((tag) => `import '${name}/dist/components/${tag}/${tag}.js';`).join(''),
})

const PEERS: readonly Peer[] = [
  { ...parts('@base-ui/react', 'Button, Dialog, Field, Input'), note: `${NO_TABLE}, ${UNSTYLED}` },
  {
    ...parts(
      '@ariakit/react',
      'DialogProvider, Dialog, DialogHeading, DialogDismiss, Button, FormProvider, Form, FormLabel, FormInput, FormError',
    ),
    note: `${NO_TABLE}, ${UNSTYLED}`,
  },
  {
    ...parts(
      'react-aria-components',
      'DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Table, TableHeader, Column, TableBody, Row, Cell, Button, TextField, Label, Input, Text, FieldError',
    ),
    note: UNSTYLED,
  },
  {
    ...parts('@mantine/core', 'MantineProvider, Modal, Table, Button, TextInput'),
    // As its documentation lists them for these components.
    styles: [
      'baseline default-css-variables global ScrollArea UnstyledButton Paper Overlay CloseButton Loader',
      'ModalBase Modal Table Button InlineInput Input',
    ].flatMap((line) => line.split(' ').map((sheet) => `@mantine/core/styles/${sheet}.css`)),
  },
  {
    ...elements('@shoelace-style/shoelace', ['dialog', 'button', 'input']),
    styles: ['@shoelace-style/shoelace/dist/themes/light.css'],
    note: NO_TABLE,
  },
  {
    ...elements('@awesome.me/webawesome', ['dialog', 'button', 'input']),
    styles: ['@awesome.me/webawesome/dist/styles/themes/default.css'],
    note: NO_TABLE,
  },
]

export interface Weight {
  /** Name and version. */
  what: string
  /** Bytes, gzip. */
  script: number
  style: number
  note?: string
}

const FOLDER = join(import.meta.dirname, '../peers')

/** Their sizes. @throws Error with the output of npm if they cannot be installed */
export async function weighPeers(): Promise<Weight[]> {
  install()
  return Promise.all(PEERS.map(weigh))
}

/** Installs what the lock file says, unless that is there. */
function install(): void {
  const isInstalled = PEERS.every(({ name }) => existsSync(manifestOf(name)) && versionOf(name) === wantedVersion(name))
  if (isInstalled) return
  console.log('  Installing these kits into bench/peers/node_modules, once: 220 MB.')
  // Does not run scripts of packages, and fails at once without a network.
  const flags = '--no-audit --ignore-scripts --prefer-offline --fetch-retries=0 --loglevel=error'.split(' ')
  const npm = spawnSync('npm', ['ci', ...flags], { cwd: FOLDER, encoding: 'utf8' })
  if (npm.status === 0) return
  throw new Error((npm.error?.message ?? npm.stderr).trim().split('\n').slice(0, 3).join('\n'))
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const manifestOf = (name: string) => join(FOLDER, 'node_modules', name, 'package.json')
const versionOf = (name: string): string => json(manifestOf(name)).version
const wantedVersion = (name: string): string => json(join(FOLDER, 'package.json')).dependencies[name]

async function weigh({ name, script, styles = [], note }: Peer): Promise<Weight> {
  return {
    what: `${name} ${versionOf(name)}`,
    script: await gzipped(script, 'ts', FOLDER),
    style: styles.length ? await gzipped(styles.map((sheet) => `@import '${sheet}';`).join(''), 'css', FOLDER) : 0,
    note,
  }
}
