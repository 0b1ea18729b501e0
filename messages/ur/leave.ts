import { isolate } from '../isolate.ts'

/** A form with typed values that is left, or that could not be loaded. */
export const leave = {
  leaveHeading: 'محفوظ کیے بغیر چھوڑ دیں؟',
  leaveText: 'آپ نے اس صفحے پر جو لکھا ہے وہ محفوظ نہیں ہوا، اور ضائع ہو جائے گا۔',
  leave: 'صفحہ چھوڑ دیں',
  stay: 'یہیں رہیں',
  /** In place of a form that could not be loaded. */
  typed: ({ typed }: { typed: string }) => `جو آپ نے لکھا وہ محفوظ ہے: ${isolate(typed)}`,
}
