import type { SchoolSettings } from '#contract'
import { schoolLimits } from '#contract/school/limits'
import { texts } from '#messages'
import { settingAt } from './setting-path.ts'
import { fieldName, fieldsOf, parts } from './settings-table.ts'

/** The lines that are too long. A control with `maxLength` would cut them without a message. */
export function tooLongTexts(settings: SchoolSettings) {
  const rows = parts().flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  return rows
    .flatMap((row) => fieldsOf(row, settings))
    .flatMap(({ field: { at, kind = 'line', label, most = schoolLimits.line } }) => {
      const value = settingAt(settings, at)
      const length = typeof value === 'string' ? value.trim().length : 0
      if (kind !== 'line' || length <= most) return []
      return [{ field: fieldName(at), message: texts().school.tooLong({ label, most, length }) }]
    })
}
