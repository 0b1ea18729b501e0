import { LANGUAGES } from '#contract'
import { languageOf } from '#contract/school/translations'
import { texts } from '#messages'
import { type AnyRow, fieldName, parts } from './settings-table.ts'

/** The label of the setting of a form field. */
export const labelOfField = (field: string): string => labelAt(field.slice(fieldName('').length))

/** Settings that the school does not write itself. */
const withoutField = (): Record<string, string> => ({
  'userIds.former': texts().schoolFields.formerSuffixes,
  'leavers.keepSince': texts().schoolFields.keepSince,
})

/** The label of the setting at a path. */
export function labelAt(path: string): string {
  const text = texts().schoolFields
  const language = languageOf(path)
  const key = path.replace(`@${language}`, '')
  for (const { heading, name, groups } of parts()) {
    const row = groups.flatMap(({ rows }) => rows).find(({ at }) => key === at || key.startsWith(`${at}.`))
    const label = row && labelWithin(row, key)
    if (label && language) return text.inLanguage({ label, language: LANGUAGES[language].name })
    if (label) return label
    const confirmed = groups.find(({ sample }) => path === `confirmed.${sample}`)
    if (confirmed?.sample) {
      const what = confirmed.sample === name ? heading : (confirmed.rows[0]?.label ?? heading)
      return text.confirmed({ what })
    }
  }
  return withoutField()[path] ?? path
}

/** The label of a row; for a list, that of the part of an entry. */
function labelWithin(row: AnyRow, key: string): string {
  const [entry, ...within] = key.slice(row.at.length + 1).split('.')
  if (!entry) return row.label
  if (row.kind !== 'list') return row.names?.[entry] ?? row.label
  return row.rows.find(({ at }) => at && at === within.join('.'))?.label ?? row.one
}
