import { isolate } from '../isolate.ts'
import { choices } from './choices.ts'
import { count, type Forms, people } from './counting.ts'
import { auditLabels, studentLabels } from './labels.ts'
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
  deletedUser: 'ایک حذف شدہ صارف',
  portal: 'پورٹل',
  commandLine: 'کمانڈ لائن',
  action: auditLabels.action,
  everything: 'سب کچھ',
  from: 'اس دن سے',
  to: 'اس دن تک',
  record: auditLabels.record,
  ip: auditLabels.address,
  /** A record by its kind and its name. */
  named: ({ entity, name }: { entity: string; name: string }) => `${choices.entity(entity)} ${isolate(name)}`,
  /** Behind the name of a record. */
  deleted: '(حذف شدہ)',
  onlyBy: ({ name }: { name: string }) => `صرف وہ جو ${isolate(name)} نے کیا`,
  onlyTo: ({ name }: { name: string }) => `صرف وہ جو ${isolate(name)} کے ریکارڈ پر کیا گیا`,

  /** The records of an act. */
  counted,
  heading: (act: Act) => `${choices.action(act.action)}: ${counted(act)}`,
  records: 'ریکارڈ',
  name: studentLabels.name,
  erased: 'ایک مٹایا گیا ریکارڈ',
}
