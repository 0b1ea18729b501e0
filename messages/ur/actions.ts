import { isolate } from '../isolate.ts'

/** Words on buttons and links that several subjects share. */
export const actions = {
  back: 'واپس',
  cancel: 'منسوخ کریں',
  close: 'بند کریں',
  delete: 'حذف کریں',
  details: 'تفصیل',
  newPassword: 'نیا پاس ورڈ',
  /** What screen readers read of a button in a row: with the name of its record. */
  of: ({ action, name }: Record<'action' | 'name', string>) => `${action}: ${isolate(name)}`,
  print: 'پرنٹ کریں',
  search: 'تلاش کریں',
  tryAgain: 'دوبارہ کوشش کریں',
  update: 'بدلیں',
  /** The menu of what is done more rarely. */
  more: 'مزید',
}
