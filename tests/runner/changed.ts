/** Which test files a change can reach. */
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Imports } from './bundle.ts'
import type { TestFile } from './test-files.ts'

/** The files that a step is made of: they reach every test that needs the step. */
const MADE_OF: Record<string, RegExp> = {
  build: /^(portal|server|ui-kit|contract|messages|build)\//,
  sample: /^(server|contract|messages)\//,
  programs: /^(server|contract|messages)\//,
  // Its documentation is made of the stories and of what the tests look at.
  package:
    /^(ui-kit|build|stories|\.storybook)\/|^docs\/kit-|^tests\/browser\/(stories-walk|kit-conditions|firefox-elements)/,
  storybook: /^(ui-kit|stories|\.storybook)\//,
}

/** What every test depends on. */
const REACHES_ALL = /^(package(-lock)?\.json|tsconfig\.json|build\.mjs|tests\/runner\/)/

/** These tests read the whole tree. */
const READS_ALL = /^tests\/tooling\//

/** The files that differ from the last commit; where none does, those of the last commit. */
export function changedFiles(): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const here = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return here.length > 0 ? here : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

/** Have tests of their own: in a browser the server reaches those with a line `// smoke`, and so does the kit in the portal. */
const SERVER = /^server\//
const KIT = /^ui-kit\//

/** It starts every page. */
const START = 'portal/start.tsx'

/** The table of all pages, which names every page and shows none. */
const ALL_PAGES = 'portal/pages.tsx'

/** @returns the test files that a changed file can reach, and in a browser those that are about it */
export function reachedBy(changed: readonly string[], files: readonly TestFile[], imports: Imports): TestFile[] {
  if (changed.some((path) => REACHES_ALL.test(path))) return [...files]
  return files.filter((file) => READS_ALL.test(file.path) || changed.some((path) => reaches(path, file, imports)))
}

function reaches(changed: string, { path, needs, shows, smoke }: TestFile, imports: Imports): boolean {
  const isInBrowser = path.startsWith('tests/browser/')
  const showsPortal = isInBrowser && needs.includes('build')
  if ((isInBrowser && SERVER.test(changed)) || (showsPortal && KIT.test(changed))) return smoke
  if (imports.ofTests.get(path)?.has(changed)) return true
  if (showsPortal && shows && changed.startsWith('portal/')) {
    const pages = pagesWith(changed, imports)
    return pages.length === 0 || pages.some((page) => shows.includes(page))
  }
  return needs.some((step) => MADE_OF[step]?.test(changed))
}

/** The folders of portal/pages of which a page imports this module, directly or by others. Empty: it is on every page. */
function pagesWith(module: string, { ofModules }: Imports): string[] {
  const importsIt = (path: string, seen: Set<string>): boolean => {
    if (path === module) return true
    if (seen.has(path) || path === ALL_PAGES) return false
    seen.add(path)
    return (ofModules.get(path) ?? []).some((one) => importsIt(one, seen))
  }
  if (importsIt(START, new Set())) return []
  const folders = [...ofModules.keys()].flatMap((path) => {
    const [, folder] = /^portal\/pages\/(\w+)\//.exec(path) ?? []
    return folder && importsIt(path, new Set()) ? [folder] : []
  })
  return [...new Set(folders)]
}

/** How many files are left out in each folder of tests, in a sentence. */
export function leftOut(files: readonly TestFile[], reached: readonly TestFile[]): string {
  const kept = new Set(reached)
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = dirname(file.path)
    if (!kept.has(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const list = [...counts].map(([folder, count]) => `${count} files of ${folder}`).join(', ')
  return `Not run, since the change does not reach them or they are not about it: ${list || 'none'}. \`npm test\` runs all.`
}
