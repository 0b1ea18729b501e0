import type { Coded } from './coded.ts'
import { type FieldLabels, type SettingLabel, type Texts, textIn, type WriteDigits } from './text-in.ts'

/** Texts that have their codes in a field of their own: one, a list, or by the name of the field that each is about. */
const CODES = {
  hints: 'hintCodes',
  problem: 'problemCode',
  notes: 'noteCodes',
  errors: 'errorCodes',
  marks: 'markCodes',
}

/**
 * Makes the function that puts the texts of a language in place of the English ones in a response. A text whose code is
 * not known stays as it is.
 */
export const translator =
  (texts: Texts, labels: FieldLabels, writeDigits?: WriteDigits) => (body: unknown, settingLabel?: SettingLabel) => {
    visit(body)

    function visit(value: unknown): void {
      if (typeof value !== 'object' || value === null) return
      for (const inner of Object.values(value)) visit(inner)
      if (Array.isArray(value)) return
      const one = value as Record<string, unknown>
      const text = 'reason' in one ? 'reason' : 'message'
      if (typeof one.code === 'string' && typeof one[text] === 'string') one[text] = said(one[text], one, one.field)
      for (const [name, codes] of Object.entries(CODES)) if (one[codes]) one[name] = saidAll(one[name], one[codes])
    }

    function saidAll(english: unknown, codes: unknown): unknown {
      if (typeof english !== 'object' || english === null) return said(english, codes)
      if (Array.isArray(english)) return english.map((text, at) => said(text, (codes as unknown[])[at]))
      const all = codes as Record<string, unknown>
      return Object.fromEntries(Object.entries(english).map(([field, text]) => [field, said(text, all[field], field)]))
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
