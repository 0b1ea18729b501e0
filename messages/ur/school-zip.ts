import { isolate } from '../isolate.ts'

/** The names of files are read from left to right. */
const file = isolate

/** The ZIP of the whole school. */
export const schoolZip = {
  readme: ({ school, time }: { school: string; time: string }) =>
    `${isolate(school)}: پورا اسکول
بتاریخ ${isolate(time)}

${file('students.csv')}   تمام طلبہ؛ تصویریں ${file('photos/students')} میں
${file('former-students.csv')}   تمام سابق طلبہ؛ تصویریں ${file('photos/former-students')} میں
${file('register.csv')}   ان سابق طلبہ کے نام جن کے ریکارڈ مٹائے جا چکے ہیں
${file('teachers.csv')}   تمام اساتذہ؛ تصویریں ${file('photos/teachers')} میں، شناختی کارڈ ${file('id-cards')} میں
${file('notices.csv')}   تمام اعلانات؛ تصویریں ${file('photos/notices')} میں، فائلیں ${file('notice-files')} میں، ہر اعلان کے نام کے فولڈر میں
${file('reports.csv')}   اس تعلیمی سال کی تمام رپورٹیں؛ تصویریں ${file('photos/reports')} میں
${file('earlier-reports.csv')}   پچھلے برسوں کی رپورٹیں؛ تصویریں ${file('photos/earlier-reports')} میں
${file('users.csv')}   تمام لاگ اِن
${file('guardians.csv')}   کون سے والدین اور سرپرست کن طلبہ سے جڑے ہیں
${file('settings')}   جو کچھ اسکول طے کرتا ہے: نام، عبارتیں، جماعتیں، رنگ (${file('settings.json')})، اور تصویریں

فہرستیں CSV فائلیں ہیں، ${isolate('UTF-8')} میں، خانے کاما سے الگ کیے ہوئے؛ کالم ”تصویر“ میں تصویر کی فائل (WebP) کا نام ہے۔ جس خانے
کو اسپریڈ شیٹ پروگرام حساب سمجھتا، اس کے شروع میں ایک نشان (') ہے جو اس کی عبارت کا حصہ نہیں۔

پورٹل کا صفحہ ”درآمد“ ${file('students.csv')} اور ${file('teachers.csv')} کو ان کی تصویروں سمیت واپس پڑھتا ہے، اور ترتیبات کو بھی: وہاں
یہی ZIP چنیں، پہلے ترتیبات کے لیے، کیونکہ طلبہ کی جماعتیں انہی میں ہیں۔

اس میں شامل نہیں: پاس ورڈ، بحالی کے جواب، دوسری تصدیق، سیشن اور کارروائیوں کا ریکارڈ۔ ایسی نقل کے لیے جس سے اسکول جوں کا
توں بحال ہو سکے، سرور چلانے والے سے بیک اپ مانگیں۔

اس فائل میں بچوں کے نام، پتے اور تصویریں ہیں۔ اسے خفیہ کر کے رکھیں، کسی ایسے شخص کو نہ بھیجیں جسے یہ سب پڑھنے کی اجازت
نہ ہو، اور جب کام ہو جائے تو اسے حذف کر دیں۔
`,
}
