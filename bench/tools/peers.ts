/**
 * What the same four components weigh in other kits: installed at fixed versions into a temporary folder, which is
 * removed again, and bundled just as ours are. They are no dependencies of ours and stay out of our lock file.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipped } from './weight.ts'

interface Peer {
  /** What is installed, the kit itself first. */
  packages: readonly string[]
  /** Dialog, table, button and text field, as far as it has them, with the parts that one of each is put together from. */
  script: string
  /** The sheet that it says to load. Without one its style is in its script, or it has none. */
  style?: string
}

const PEERS: readonly Peer[] = [
  {
    packages: ['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
    script:
      'Dialog, DialogTitle, DialogContent, DialogActions, Table, TableHead, TableBody, TableRow, TableCell, Button, TextField',
  },
  {
    packages: ['react-aria-components@1.22.1'],
    script:
      'DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Table, TableHeader, Column, TableBody, Row, Cell, Button, TextField, Label, Input, Text, FieldError',
  },
  {
    packages: ['@radix-ui/themes@3.3.0'],
    script: 'Theme, Dialog, Table, Button, TextField',
    style: 'styles.css',
  },
  {
    packages: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4'],
    script: 'MantineProvider, Modal, Table, Button, TextInput',
    style: 'styles.css',
  },
  {
    packages: ['@ariakit/react@0.4.40'],
    script:
      'DialogProvider, Dialog, DialogHeading, DialogDismiss, Button, FormProvider, Form, FormLabel, FormInput, FormError',
  },
]

export interface Weight {
  /** Name and version. */
  what: string
  script: number
  style?: number
}

/** Their weights in bytes, gzip. Throws, with npm's words, when they cannot be installed. */
export async function weighPeers(): Promise<Weight[]> {
  const folder = await mkdtemp(join(tmpdir(), 'peers-'))
  try {
    install(folder)
    return await Promise.all(PEERS.map((peer) => weigh(peer, folder)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function install(folder: string): void {
  const packages = PEERS.flatMap((peer) => peer.packages)
  // Scripts of packages are not run, and a line that is down is told of at once.
  const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline --fetch-retries=0 --loglevel=error'.split(' ')
  const npm = spawnSync('npm', ['install', '--prefix', folder, ...flags, ...packages], { encoding: 'utf8' })
  if (npm.status === 0) return
  throw new Error((npm.error?.message ?? npm.stderr).trim().split('\n').slice(0, 3).join('\n'))
}

async function weigh({ packages: [what = ''], script, style }: Peer, folder: string): Promise<Weight> {
  const [, name, version] = what.match(/(.+)@(.+)/) ?? []
  return {
    what: `${name} ${version}`,
    script: await gzipped(`export { ${script} } from '${name}'`, 'ts', folder),
    style: style ? await gzipped(`@import '${name}/${style}';`, 'css', folder) : undefined,
  }
}
