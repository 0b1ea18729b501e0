/** The form of a word for a number, by the rules of the language of the text. */
export const plural = (language: string, number: number, forms: { one: string; other: string }) =>
  forms[new Intl.PluralRules(language).select(number) as keyof typeof forms] ?? forms.other
