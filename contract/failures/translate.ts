import type { ServerTexts } from '../../messages/all.ts'
import type { MessageRef, SettingLabel } from '../../messages/failure-text.ts'

export type { SettingLabel } from '../../messages/failure-text.ts'

/** A text of a response beside its code. */
type TextWithRef = { holder: Record<string, unknown>; name: 'message' | 'reason'; field: string | undefined }

/**
 * Puts the texts of a language in place of the English ones in a response. A text whose code is not known stays as it is.
 * @param load the texts of the language: only fetched for a response that has a code
 */
export async function translate(
  body: unknown,
  load: () => Promise<ServerTexts>,
  settingLabel?: SettingLabel,
): Promise<void> {
  const found = textsWithRef(body)
  if (found.length === 0) return
  const { failures, fieldLabels, textIn, withDigits, ...labels } = await load()
  const naming = { labels: fieldLabels(labels), settingLabel }
  for (const { holder, name, field } of found) {
    try {
      const text = textIn(failures, holder as MessageRef, { ...naming, field })
      if (text !== undefined) holder[name] = withDigits(text)
    } catch {
      // The parameters are those of another release: the text stays English.
    }
  }
}

/** @param key of what holds the value: for what is wrong with a cell, that of its field */
function textsWithRef(value: unknown, key?: string): TextWithRef[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, one]) => textsWithRef(one, name))
  if (Array.isArray(value)) return inner
  const holder = value as Record<string, unknown>
  const name = 'reason' in holder ? 'reason' : 'message'
  if (typeof holder.code !== 'string' || typeof holder[name] !== 'string') return inner
  const field = holder.field ?? key
  return [...inner, { holder, name, field: typeof field === 'string' ? field : undefined }]
}
