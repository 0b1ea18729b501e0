import type { Translates } from '#contract'

/** The page of unknown URLs. */
export const strings = {
  title: 'صفحہ نہیں ملا',
  heading: 'لگتا ہے آپ راستہ بھول گئے',
  text: 'اس پتے پر کوئی صفحہ نہیں ہے۔ شاید اس کی جگہ بدل گئی ہے۔',
  home: 'سرورق پر جائیں',
}

export type Complete = Translates<typeof import('./not-found.ts'), typeof import('../en/not-found.ts')>
