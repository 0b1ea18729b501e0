import { isolate } from '../isolate.ts'
import { choices } from './choices.ts'
import { count, type Forms, people } from './counting.ts'
import { type actionLabels, auditLabels, entityLabels, loginLabels, studentLabels } from './labels.ts'
import { allOf } from './language.ts'

/** One and several of each kind that an act has a list of. */
const kinds: Record<string, Forms> = {
  ...people,
  notice: { one: 'اعلان', other: 'اعلانات' },
  report: { one: 'رپورٹ', other: 'رپورٹیں' },
  user: { one: 'صارف', other: 'صارفین' },
}

type Act = { action: string; records: readonly { action: string; entity: string; number: number }[] }

/** '1,000 students'; of an act that does several things also what: '900 students (update) and 80 students (delete)' */
const counted = ({ action, records }: Act) =>
  allOf(
    records.map(
      ({ number, ...one }) =>
        count(number, kinds[one.entity] ?? { other: choices.entity(one.entity) }) +
        (one.action === action ? '' : ` (${choices.action(one.action)})`),
    ),
  )

/** What an act is about that names no single record. */
const all: Record<string, string> = {
  student: 'طلبہ',
  teacher: 'اساتذہ',
  notice: 'اعلانات',
  report: 'رپورٹوں',
  user: 'صارفین',
  school: 'اسکول',
  picture: 'تصویروں',
  audit: 'کارروائیوں کے ریکارڈ',
  import: 'درآمد',
  mail: entityLabels.mail,
  record: 'ریکارڈ',
}

type Phrase = (values: { of: string }) => string

/**
 * What was done, after the name of who did it: 'read the passwords of 3 students'. Of some acts nothing is said that the
 * one who did it does not say already.
 */
const phrases: Record<keyof typeof actionLabels, Phrase> = {
  add: ({ of }) => `${of} کو شامل کیا`,
  update: ({ of }) => `${of} میں تبدیلی کی`,
  delete: ({ of }) => `${of} کو حذف کیا`,
  'add file': ({ of }) => `${of} میں فائل شامل کی`,
  'change file': ({ of }) => `${of} کی فائل بدلی`,
  'delete file': ({ of }) => `${of} کی فائل حذف کی`,
  restore: ({ of }) => `${of} کو بحال کیا`,
  leave: ({ of }) => `درج کیا کہ ${of} نے اسکول چھوڑ دیا`,
  'bring back': ({ of }) => `${of} کو واپس لیا`,
  erase: ({ of }) => `${of} کو ہمیشہ کے لیے مٹایا`,
  read: ({ of }) => `${of} کا ریکارڈ دیکھا`,
  'read report': ({ of }) => `${of} کی رپورٹ دیکھی`,
  'read secrets': ({ of }) => `${of} کے پاس ورڈ دیکھے`,
  'print secrets': ({ of }) => `${of} کے پاس ورڈ پرنٹ کیے`,
  export: ({ of }) => `${of} کو برآمد کیا`,
  'prepare import': ({ of }) => `${of} کی تیاری کی`,
  'drop import': ({ of }) => `${of} کو ترک کیا`,
  import: ({ of }) => `${of} کو مکمل کیا`,
  'undo import': ({ of }) => `${of} کو کالعدم کیا`,
  release: ({ of }) => `${of} کو طلبہ اور خاندانوں کے لیے جاری کیا`,
  'take back': ({ of }) => `${of} کو طلبہ اور خاندانوں سے واپس لیا`,
  promote: ({ of }) => `${of} کو اگلی جماعت میں ترقی دی`,
  'undo promotion': ({ of }) => `${of} کی ترقی کالعدم کی`,
  'begin year': ({ of }) => `${of} کا اگلا تعلیمی سال شروع کیا`,
  'undo year': ({ of }) => `${of} کے تعلیمی سال کا آغاز کالعدم کیا`,
  'add guardian': ({ of }) => `${of} کے ساتھ سرپرست جوڑا`,
  'end guardian': ({ of }) => `${of} سے سرپرست کا تعلق ختم کیا`,
  'print family codes': ({ of }) => `${of} کے خاندانی کوڈ پرنٹ کیے`,
  'end family code': ({ of }) => `${of} کا خاندانی کوڈ ختم کیا`,
  'use family code': ({ of }) => `${of} کا خاندانی کوڈ استعمال کیا`,
  'failed family code': () => 'ایسا خاندانی کوڈ لکھا جو موجود نہیں',
  file: ({ of }) => `${of} کو پچھلے برسوں کی رپورٹوں میں رکھا`,
  login: () => 'لاگ اِن کیا',
  'failed login': ({ of }) => `${of} کے نام سے لاگ اِن نہ ہو سکا`,
  logout: () => 'لاگ آؤٹ کیا',
  register: ({ of }) => `${of} کے نام سے رجسٹر کیا`,
  'issue password': ({ of }) => `${of} کے لیے نیا پاس ورڈ بنایا`,
  'change password': ({ of }) => `${of} کا پاس ورڈ بدلا`,
  'end sessions': ({ of }) => `${of} کو تمام آلات سے لاگ آؤٹ کیا`,
  'failed confirmation': ({ of }) => `دوبارہ پوچھنے پر ${of} کا غلط پاس ورڈ لکھا`,
  'failed code': ({ of }) => `${of} کی دوسری تصدیق کا غلط کوڈ لکھا`,
  'recovery code used': ({ of }) => `${of} کا بحالی کوڈ استعمال کیا`,
  'add second factor': ({ of }) => `${of} کی دوسری تصدیق شامل کی`,
  'remove second factor': ({ of }) => `${of} کی دوسری تصدیق ہٹائی`,
  'renew recovery codes': ({ of }) => `${of} کے لیے نئے بحالی کوڈ بنائے`,
  'require second factor': ({ of }) => `${of} کے لیے دوسری تصدیق لازمی کی`,
  'allow without second factor': ({ of }) => `${of} کے لیے دوسری تصدیق اختیاری کی`,
  'confirm clock': () => 'سرور کی گھڑی کی تصدیق کی',
  'send mail': ({ of }) => `${of} ای میل سے بھیجا`,
  'stop mail': ({ of }) => `${of} کی ای میلیں روکیں`,
}

const phrase = ({ action, of }: { action: string; of: string }): string =>
  (phrases as Record<string, Phrase>)[action]?.({ of }) ?? `${choices.action(action)} ${of}`

/** The page 'Audit trail'. */
export const audit = {
  lead: 'کس نے کیا کیا، تازہ ترین پہلے؛ اصل معلومات کبھی نہیں۔ نام وہ ہیں جو آج ہیں۔',
  empty: 'ابھی تک کچھ درج نہیں ہوا',
  noneFound: 'ان فلٹروں کے مطابق کچھ نہیں ملا',
  failed: 'کارروائیوں کا ریکارڈ نہیں کھل سکا۔',
  at: auditLabels.at,
  who: auditLabels.who,
  person: ({ name, userId }: Record<'name' | 'userId', string>) => `${isolate(name)} · ${isolate(userId)}`,
  everybody: 'سب لوگ',
  visitor: 'آنے والا',
  deletedUser: loginLabels.deleted,
  portal: 'پورٹل',
  commandLine: 'کمانڈ لائن',
  action: auditLabels.action,
  everything: 'سب کچھ',
  from: 'اس دن سے',
  to: 'اس دن تک',
  record: auditLabels.record,
  ip: auditLabels.address,
  /** A record by its kind and its name; without one, all of the kind. */
  named: ({ entity, name }: { entity: string; name: string }) =>
    name ? `${choices.entity(entity)} ${isolate(name)}` : (all[entity] ?? choices.entity(entity)),
  /** One that has no name any more. */
  one: ({ entity }: { entity: string }) => `ایک ${choices.entity(entity)}`,
  /** Behind the name of a record. */
  deleted: '(حذف شدہ)',
  onlyBy: ({ name }: { name: string }) => `صرف وہ جو ${isolate(name)} نے کیا`,
  onlyTo: ({ name }: { name: string }) => `صرف وہ جو ${isolate(name)} کے ریکارڈ پر کیا گیا`,

  /** The records of an act. */
  counted,
  phrase,
  heading: (act: Act) => phrase({ action: act.action, of: counted(act) }),
  records: 'ریکارڈ',
  name: studentLabels.name,
  erased: 'ایک مٹایا گیا ریکارڈ',
}
