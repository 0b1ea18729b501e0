import type { Coded } from './coded.ts'
import { type FieldLabels, type SettingLabel, type Texts, textIn, type WriteDigits } from './text-in.ts'

/**
 * Makes the function that puts the texts of a language in place of the English ones in a response. A text whose code is
 * not known stays as it is.
 */
export const translator =
  (texts: Texts, labels: FieldLabels, writeDigits?: WriteDigits) => (body: unknown, settingLabel?: SettingLabel) => {
    visit(body)

    /** @param name of what holds the value: for what is wrong with a cell, that of its field */
    function visit(value: unknown, name?: string): void {
      if (typeof value !== 'object' || value === null) return
      for (const [key, inner] of Object.entries(value)) visit(inner, key)
      if (Array.isArray(value)) return
      const one = value as Record<string, unknown>
      const text = 'reason' in one ? 'reason' : 'message'
      if (typeof one.code === 'string' && typeof one[text] === 'string')
        one[text] = said(one[text], one, one.field ?? name)
    }

    function said(english: unknown, coded: unknown, field?: unknown): unknown {
      try {
        const naming = { labels, settingLabel, writeDigits, field: typeof field === 'string' ? field : undefined }
        return textIn(texts, coded as Coded, naming) ?? english
      } catch {
        // The parameters are those of another release.
        return english
      }
    }
  }
