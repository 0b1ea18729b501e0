import type { SchoolSettings } from '#contract'
import { texts } from '#messages'
import { fieldName, fieldsIn, settingAt } from './setting-path.ts'
import { labelOf } from './setting-texts.ts'

/** The lines that are too long. A control with `maxLength` would cut them without a message. */
export const tooLongTexts = (settings: SchoolSettings) =>
  fieldsIn(settings).flatMap(({ field, path }) => {
    const { kind, most = 0 } = field
    const value = settingAt(settings, path)
    const length = typeof value === 'string' ? value.trim().length : 0
    if (kind !== 'line' || length <= most) return []
    return [{ field: fieldName(path), message: texts().school.tooLong({ label: labelOf(field), most, length }) }]
  })
