/**
 * The size of the same four components of other kits: installed at fixed versions into a temporary folder, and bundled
 * in the same way as our kit. They are not dependencies of the project and not in its lock file.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipped } from './weight.ts'

interface Peer {
  /** The packages to install, the kit first. */
  packages: readonly string[]
  /** Imports dialog, table, button and text field, if the kit has them, with the parts that each is composed of. */
  script: string
  /** The style sheet of its documentation. If absent, its style is in its script, or it has none. */
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

/** Their sizes in bytes, gzip. @throws Error with the output of npm if they cannot be installed */
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
  // Does not run scripts of packages, and fails at once without a network.
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
