import type { SchoolSettings } from '#contract'
import { schoolLimits } from '#contract/school/limits'
import { texts } from '#messages'
import { settingAt } from './setting-path.ts'
import { fieldName, parts, type Row } from './settings-table.ts'

/** The lines that are too long. A control with `maxLength` would cut them without a message. */
export function tooLongTexts(settings: SchoolSettings) {
  const all = parts().flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  return all.flatMap((row) => {
    if (row.kind !== 'list') return tooLong(row, row.at, settings)
    const entries = settingAt(settings, row.at) as unknown[]
    return entries.flatMap((_, at) =>
      row.rows.flatMap((field) =>
        tooLong(field, field.at ? `${row.at}.${at}.${field.at}` : `${row.at}.${at}`, settings),
      ),
    )
  })
}

function tooLong({ kind = 'line', label, most = schoolLimits.line }: Row, path: string, settings: SchoolSettings) {
  const value = settingAt(settings, path)
  const isTooLong = kind === 'line' && typeof value === 'string' && value.trim().length > most
  return isTooLong
    ? [{ field: fieldName(path), message: texts().school.tooLong({ label, most, length: value.trim().length }) }]
    : []
}
