/** One option of a Combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** What the form sends. */
  value: Value
  label: string
  /** More about it, beside the label: the search looks here too. */
  hint?: string
}

/** A text without accents and letter case: 'Émile' is 'emile'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options whose label or hint has every word of the text, in their order. */
export function filterOptions<Option extends ComboboxOption>(options: readonly Option[], text: string): Option[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, hint = '' }) => {
    const searched = plain(`${label} ${hint}`)
    return words.every((word) => searched.includes(word))
  })
}

/** The options that a text names: their label, in any letter case. */
export const optionsNamed = <Option extends ComboboxOption>(options: readonly Option[], text: string) =>
  options.filter(({ label }) => plain(label) === plain(text.trim()))
