import { asciiDigits } from '../internal/ascii-digits.ts'

/** One option of a Combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** What the form sends. */
  value: Value
  label: string
  /** More about it, beside the label: the search looks here too. */
  hint?: string
}

/**
 * A text as the search compares it: without letter case, accents, apostrophes, hyphens before a letter and invisible
 * characters; with ASCII digits, and with one form of letters that look alike but have other code points on keyboards
 * for Arabic, Persian and Urdu. 'O’Neil' is found by 'oneil', 'علي' by 'علی'. The portal has its own function for this,
 * since the kit imports nothing of the portal.
 */
const plain = (text: string) =>
  asciiDigits(
    text
      .replace(/['`\u00B4\u02B9\u02BB-\u02BD\u02C8\u2018-\u201B\u2032]|\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKD')
      .replace(/[\p{M}\u0640]/gu, ''),
  )
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/-(?!\d)/g, '')
    .toLowerCase()
    .replace(/[ىيېۍ]/g, 'ی')
    .replace(/[كڪ]/g, 'ک')
    .replace(/[ةهەۃھ]/g, 'ہ')

/** The options whose label or hint has every word of the text, in their order. */
export function filterOptions<Option extends ComboboxOption>(options: readonly Option[], text: string): Option[] {
  // A hyphen separates words as a space does, since names are written with both.
  const words = text
    .split(/\s+|\p{Pd}(?=\p{L})/u)
    .map(plain)
    .filter(Boolean)
  return options.filter(({ label, hint = '' }) => {
    const searched = plain(`${label} ${hint}`)
    return words.every((word) => searched.includes(word))
  })
}

/** The options that a text names: their label, in any letter case. */
export const optionsNamed = <Option extends ComboboxOption>(options: readonly Option[], text: string) =>
  options.filter(({ label }) => plain(label) === plain(text.trim()))
