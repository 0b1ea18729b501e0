/** Which test files a change can reach. */
import { execFileSync } from 'node:child_process'
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

/**
 * @param modulesOf the modules of each test file's bundle
 * @returns the test files that one of the changed files is in, or is a part of what they need
 */
export function reachedBy(
  changed: readonly string[],
  files: readonly TestFile[],
  modulesOf: ReadonlyMap<string, ReadonlySet<string>>,
): TestFile[] {
  if (changed.some((path) => REACHES_ALL.test(path))) return [...files]
  return files.filter(
    ({ path, needs }) =>
      READS_ALL.test(path) ||
      changed.some((one) => modulesOf.get(path)?.has(one) || needs.some((step) => MADE_OF[step]?.test(one))),
  )
}
