import { isolate, type Translates } from '#contract'
import { formatNumber } from '#strings/counting'

/** The page 'Account'. */
export const strings = {
  account: {
    lead: ({ name, userId }: Record<'name' | 'userId', string>) => `${isolate(name)} · یوزر آئی ڈی ${isolate(userId)}`,
    loading: 'آپ کا اکاؤنٹ کھل رہا ہے',
    failed: 'آپ کا اکاؤنٹ نہیں کھل سکا۔',
    password: 'آپ کا پاس ورڈ',
    code: 'کوڈ',
    codeHint: 'آپ کی تصدیقی ایپ سے چھ ہندسے، یا ایک بحالی کوڈ',
  },

  password: {
    heading: 'پاس ورڈ',
    issued: 'یہ پاس ورڈ آپ کو اسکول نے دیا ہے۔ ایسا پاس ورڈ رکھیں جو صرف آپ جانتے ہوں۔',
    changedAt: ({ when }: { when: string }) => `آپ نے اسے ${isolate(when)} کو بدلا تھا۔`,
    old: 'پرانا پاس ورڈ',
    new: 'نیا پاس ورڈ',
    hint: 'کم از کم چھ حروف۔ چند ایسے لفظ جن کا آپس میں تعلق نہ ہو، آسانی سے یاد رہتے ہیں۔',
    submit: 'پاس ورڈ بدلیں',
    done: 'آپ کا پاس ورڈ بدل دیا گیا۔',
    doneAndEnded: ({ ended }: { ended: number }) =>
      `آپ کا پاس ورڈ بدل دیا گیا۔ ختم ہونے والے دوسرے سیشن: ${formatNumber(ended)}`,
  },

  sessions: {
    heading: 'آپ کہاں کہاں لاگ اِن ہیں',
    lead: 'اگر ان میں سے کوئی آپ کا نہیں تو اسے ختم کریں اور اپنا پاس ورڈ بدل لیں۔',
    unknown: 'نامعلوم آلہ',
    current: 'یہ آلہ',
    times: ({ begun, seen }: Record<'begun' | 'seen', string>) =>
      `لاگ اِن: ${isolate(begun)}، آخری استعمال: ${isolate(seen)}`,
    end: 'ختم کریں',
    endOf: ({ device, begun }: Record<'device' | 'begun', string>) =>
      `یہ سیشن ختم کریں: ${isolate(device)}، ${isolate(begun)}`,
    ended: 'سیشن ختم ہو گیا۔',
    endOthers: 'باقی سب ختم کریں',
    othersEnded: ({ ended }: { ended: number }) => `ختم ہونے والے دوسرے سیشن: ${formatNumber(ended)}`,
    failed: 'آپ کے سیشن نہیں کھل سکے۔',
    endFailed: 'سیشن ختم نہیں ہو سکا۔',
  },

  secondFactor: {
    heading: 'دوسری تصدیق',
    off: 'دوسری تصدیق ہو تو صرف پاس ورڈ سے کچھ نہیں کھلتا: ہر لاگ اِن پر ایک کوڈ بھی پوچھا جاتا ہے جو آپ کے فون کی ایک ایپ دکھاتی ہے۔',
    required: 'آپ کے اسکول میں یہ لازمی ہے: جب تک آپ اسے نہ لگائیں، دوسروں کے ریکارڈ نہیں کھول سکتے۔',
    setUp: 'لگائیں',
    next: 'آگے بڑھیں',
    scan: 'اسے کسی تصدیقی ایپ سے اسکین کریں، جیسے Aegis، FreeOTP یا Google Authenticator۔',
    qr: 'تصدیقی ایپ کے لیے کیو آر کوڈ',
    typed: 'کیمرہ نہ ہو تو یہ کلید ایپ میں لکھیں:',
    copyKey: 'کلید کاپی کریں',
    firstCode: 'پھر وہ کوڈ لکھیں جو ایپ دکھائے',
    confirm: 'چالو کریں',
    codesHeading: 'آپ کے بحالی کوڈ',
    codes:
      'ان میں سے ہر ایک، کوڈ کی جگہ ایک بار کام آتا ہے، اُس دن کے لیے جب آپ کا فون کھو جائے۔ یہ صرف ابھی دکھائے جا رہے ہیں: انہیں پرنٹ کریں یا لکھ لیں۔',
    copyCodes: 'سب کاپی کریں',
    copied: 'کاپی ہو گئے',
    kept: 'میں نے انہیں محفوظ کر لیا ہے',
    since: 'کب سے چالو ہے',
    left: 'باقی بحالی کوڈ',
    renew: 'نئے بحالی کوڈ',
    renewLead: 'پرانے کوڈ کام نہیں کریں گے۔',
    remove: 'بند کریں',
    removed: 'دوسری تصدیق بند کر دی گئی۔',
    policy: 'تمام اساتذہ اور منتظمین',
    policyOn: 'عملے کے ہر فرد کے لیے دوسری تصدیق لازمی ہے۔ اس کے بغیر صرف اپنا اکاؤنٹ کھلتا ہے۔',
    policyOff:
      'عملے کا ہر فرد خود طے کرتا ہے۔ اگر آپ اسے لازمی کریں تو جنہوں نے نہیں لگائی ان کا صرف اپنا اکاؤنٹ کھلے گا۔',
    require: 'عملے کے لیے لازمی کریں',
    allow: 'ہر ایک پر چھوڑ دیں',
  },

  ownData: {
    heading: 'آپ کی معلومات',
    lead: 'اسکول آپ کے بارے میں جو کچھ جانتا ہے، پڑھنے اور رکھنے کے لیے: آپ کا ریکارڈ، آپ کی تصویریں، آپ کہاں لاگ اِن ہیں، اور آپ کے ریکارڈوں پر کی گئی کارروائیاں۔ یہ ایک ZIP فائل ہے؛ اسے ایسی جگہ رکھیں جہاں صرف آپ کھول سکیں۔',
    download: 'اپنی معلومات ڈاؤن لوڈ کریں',
  },

  deletion: {
    heading: 'اپنا اکاؤنٹ حذف کریں',
    lead: 'آپ کا لاگ اِن اور آپ کے سیشن فوراً حذف ہو جاتے ہیں۔ انہیں کوئی واپس نہیں لا سکتا۔',
    submit: 'اکاؤنٹ حذف کریں',
    word: 'حذف',
    deleteHeading: 'اپنا اکاؤنٹ حذف کریں',
    deletePrompt: 'اپنا اکاؤنٹ حذف کرنے کے لیے ”حذف“ لکھیں',
    wrongWord: 'یہ وہ لفظ نہیں ہے: کچھ حذف نہیں ہوا',
    deleted: 'آپ کا اکاؤنٹ حذف ہو گیا۔',
  },
}

export type Complete = Translates<typeof import('./account.ts'), typeof import('../en/account.ts')>
