import { isolate, type Translates } from '#contract'
import { photoLabels } from '#contract/labels/photos'
import { studentLabels } from '#contract/labels/students'

/** Students: what forms and details say; what their fields are called is in the contract. */
export const strings = {
  ...studentLabels,
  photo: photoLabels.photo,
  photoOf: ({ name }: { name: string }) => `${isolate(name)} کی تصویر`,
  unknown: 'معلوم نہیں',
  loadFailed: 'طالب علم کی معلومات نہیں کھل سکیں۔',

  form: {
    person: 'طالب علم کی معلومات',
    school: 'اسکول میں',
    chooseGrade: 'جماعت چنیں',
    ageUnknown: 'ابھی تک کسی نے نہیں بتائی: اب لکھیں۔',
    loginHint: 'دونوں کاپی کریں اور طالب علم کو دے دیں۔',
    added: 'طالب علم شامل ہو گیا',
    updated: 'معلومات بدل دی گئیں',
    refused: 'کچھ غلط ہو گیا، اور کچھ محفوظ نہیں ہوا۔ دوبارہ کوشش کریں',
    failed: 'طالب علم کو شامل کرنے میں کچھ غلط ہو گیا۔ دوبارہ کوشش کریں',
  },
}

export type Complete = Translates<typeof import('./students.ts'), typeof import('../en/students.ts')>
