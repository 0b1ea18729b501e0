import { isolate } from '../isolate.ts'
import { count } from './counting.ts'

/** Notices as everybody reads them: the board, and one notice in full. */
export const noticeBoard = {
  board: {
    greeting: 'السلام علیکم، ہمارے اسکول میں خوش آمدید',
    filter: 'تاریخ کے مطابق دیکھیں',
    search: 'اعلانات میں تلاش کریں',
    /** The line on a phone that the search and the filters fold behind. */
    unfold: 'تلاش اور فلٹر',
    filteredBy: ({ by }: { by: string }) => `فلٹر: ${by}`,
    find: 'تلاش کریں',
    categories: 'زمرے',
    months: 'مہینے',
    found: ({ found }: { found: number }) => count(found, { one: 'اعلان ملا', other: 'اعلانات ملے' }),
    noneFound: 'ایسا کوئی اعلان نہیں',
    calendar: 'تمام تقریبات کا کیلنڈر',
    showAll: 'سب دکھائیں',
    empty: 'ابھی کوئی اعلان شامل نہیں کیا گیا',
    noPhoto: 'اس اعلان کے ساتھ کوئی تصویر نہیں',
    more: 'مزید تفصیل',
    failed: 'اعلانات نہیں کھل سکے۔',
    loading: 'اعلانات کھل رہے ہیں',
    paging: 'نوٹس بورڈ کے صفحات',
    newer: 'نئے اعلانات',
    older: 'پرانے اعلانات',
  },

  notice: {
    back: 'نوٹس بورڈ پر واپس',
    until: ({ day }: { day: string }) => `${day} تک دکھایا جائے گا`,
    when: 'کب',
    where: 'کہاں',
    files: 'فائلیں',
    addToCalendar: 'کیلنڈر میں شامل کریں',
    share: 'شیئر کریں',
    addressCopied: 'اعلان کا پتہ کاپی ہو گیا',
    addressNotCopied: ({ url }: { url: string }) => `پتہ کاپی نہیں ہو سکا: ${isolate(url)}`,
    failed: 'کچھ غلط ہو گیا',
    failedHeading: 'یہ اعلان نہیں کھل سکا',
    failedText: 'شاید یہ ہٹا دیا گیا ہے، یا انٹرنیٹ کا رابطہ ٹوٹ گیا تھا۔',
    loading: 'اعلان کھل رہا ہے',
    noPhoto: 'تصویر کی جگہ اسکول کا ایک خاکہ',
  },
}
