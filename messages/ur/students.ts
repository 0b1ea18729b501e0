import { isolate } from '../isolate.ts'
import { photoLabels, studentLabels } from './labels.ts'

/** Students: what forms and details say; what their fields are called is in the contract. */
export const students = {
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
