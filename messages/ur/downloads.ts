import { isolate } from '../isolate.ts'

/** Every download of records as a file. */
export const downloads = {
  /** The name of a button that saves a list: 'Export CSV'. */
  as: ({ format }: { format: string }) => `${isolate(format)} برآمد کریں`,
  formats: { csv: 'CSV', xlsx: 'Excel' },
  allData: 'تمام معلومات',
  cutOff: 'ڈاؤن لوڈ بیچ میں رک گیا، اور کچھ محفوظ نہیں ہوا۔ اپنا انٹرنیٹ دیکھیں، پھر دوبارہ کوشش کریں۔',
}
