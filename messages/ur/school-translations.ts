import { isolate } from '../isolate.ts'
import { formatNumber, plural } from './counting.ts'

/** Texts of the school in its other languages, on the page 'Your school'. */
export const schoolTranslations = {
  choice: 'عبارتوں کی زبان',
  choiceHint: ({ first }: { first: string }) =>
    `جو عبارت کسی اور زبان میں نہیں لکھی گئی وہ اُس کے صفحات پر ${isolate(first)} میں دکھائی جاتی ہے۔`,
  /** Above the fields of another language. */
  lead: ({ first, language }: { first: string; language: string }) =>
    `ہر عبارت ${isolate(language)} میں لکھیں۔ اس کے نام کے نیچے لکھا ہے کہ ${isolate(first)} میں وہ کیا ہے؛ جو خانہ خالی رہے، صفحے پر وہی رہتا ہے۔`,
  missing: ({ count }: { count: number }) =>
    plural(count, { one: 'ایک عبارت لکھنی باقی ہے', other: `${formatNumber(count)} عبارتیں لکھنی باقی ہیں` }),
  /** A text of one entry of a list: 'Slide 2: Heading' */
  ofEntry: ({ one, place, label }: { one: string; place: number; label: string }) =>
    `${one} ${formatNumber(place)}: ${label}`,
}
