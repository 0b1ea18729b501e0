/**
 * Other names of columns in the languages besides English, by field; those in English are beside each column. What a field
 * is called in messages/<language>/labels.ts is known anyway. For the server, which reads files in every language.
 */
import type { Language } from '../languages.ts'
import type { PersonKind } from './columns.ts'

type Names = Readonly<Record<string, readonly string[]>>

const URDU_OF_BOTH: Names = {
  phone: ['فون', 'موبائل', 'موبائل نمبر', 'رابطہ نمبر', 'ٹیلی فون'],
  address: ['پتا', 'ایڈریس', 'رہائش', 'گھر کا پتہ'],
  userId: ['صارف شناخت', 'لاگ ان'],
  answer: ['والد کا خاندانی نام'],
  photo: ['فوٹو', 'تصویر کی فائل'],
}

export const OTHER_NAMES: Partial<Record<Language, Record<PersonKind, Names>>> = {
  ur: {
    student: {
      ...URDU_OF_BOTH,
      name: ['پورا نام', 'طالب علم', 'طالب علم کا نام', 'طالبہ کا نام', 'بچے کا نام'],
      fatherName: ['والد', 'ولدیت', 'ولد', 'بنت', 'باپ کا نام', 'سرپرست', 'سرپرست کا نام'],
      rollNumber: ['رول', 'داخلہ نمبر', 'نمبر شمار'],
      grade: ['کلاس', 'درجہ'],
      age: ['عمر سال'],
      fee: ['ماہانہ فیس', 'اسکول فیس'],
      birthDate: ['پیدائش', 'یوم پیدائش'],
    },
    teacher: {
      ...URDU_OF_BOTH,
      name: ['پورا نام', 'استاد', 'استاد کا نام', 'معلم کا نام', 'معلمہ کا نام'],
      qualifications: ['قابلیت', 'تعلیم', 'ڈگری'],
      salary: ['ماہانہ تنخواہ'],
      subject: ['مضامین'],
      bankDetail: ['بینک', 'بینک اکاؤنٹ', 'اکاؤنٹ نمبر'],
      classes: ['جماعت', 'کلاسیں', 'کلاس'],
    },
  },
}

/** What files say for the choices of a field besides their labels. */
export const CHOICE_WORDS: Partial<Record<Language, Readonly<Record<string, Names>>>> = {
  ur: {
    gender: {
      Male: ['لڑکا', 'مذکر'],
      Female: ['خاتون', 'لڑکی', 'مؤنث'],
      Other: ['خواجہ سرا'],
    },
  },
}
