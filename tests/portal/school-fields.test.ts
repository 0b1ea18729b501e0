import { defaultSettings } from '#contract/school/defaults'
import { parts } from '../../portal/pages/school/settings-table.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

/** The paths of all settings: of a list its own, not those of its entries. */
const pathsIn = (value: unknown, path: string): string[] =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key))
    : [path]

/** What the school does not write itself. */
const WITHOUT_FIELD = ['userIds.former']

test("every setting has its field on the page 'Your school'", () => {
  const groups = parts.flatMap((part) => part.groups)
  const fields = groups.flatMap(({ sample, rows }) => [`confirmed.${sample}`, ...rows.map(({ at }) => at)])
  const has = (path: string) => fields.some((at) => path === at || path.startsWith(`${at}.`))
  assertNone(pathsIn(defaultSettings, '').filter((path) => !has(path) && !WITHOUT_FIELD.includes(path)))
})

test.run()
