import type { Translates } from '#contract'

/** In the form of a person whose name is in letters that not every keyboard has. */
export const strings = {
  label: 'انگریزی حروف میں نام',
  hint: 'یوزر آئی ڈی اسی سے بنتی ہے، تاکہ اسے ہر کی بورڈ سے لکھا جا سکے۔ اگر نام کسی اور طرح لکھا جاتا ہے تو درست کر دیں۔',
}

export type Complete = Translates<typeof import('./latin-name.ts'), typeof import('../en/latin-name.ts')>
