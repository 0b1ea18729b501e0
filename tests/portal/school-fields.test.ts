import { defaultSettings } from '#contract/school/defaults'
import { settingPaths } from '../../portal/pages/school/setting-path.ts'
import { labelAt, parts } from '../../portal/pages/school/settings-table.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

/** The paths of all settings: of a list its own, not those of its entries. */
const pathsIn = (value: unknown, path: string): string[] =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key))
    : [path]

test("every setting has its field on the page 'Your school'", () => {
  const groups = parts.flatMap((part) => part.groups)
  const fields = groups.flatMap(({ sample, rows }) => [`confirmed.${sample}`, ...rows.map(({ at }) => at)])
  const has = (path: string) => fields.some((at) => path === at || path.startsWith(`${at}.`))
  // The school does not write its earlier endings itself.
  assertNone(pathsIn(defaultSettings, '').filter((path) => !has(path) && path !== 'userIds.former'))
})

test('each setting that a version or a conflict names has a name of its own', () => {
  const paths = settingPaths(defaultSettings)
  const names = new Map<string, string[]>()
  for (const path of paths) names.set(labelAt(path), [...(names.get(labelAt(path)) ?? []), path])
  assertNone(paths.filter((path) => labelAt(path) === path))
  assertNone([...names].filter(([, named]) => named.length > 1).map(([name, named]) => `${name}: ${named}`))
})

test.run()
