import type { Translates } from '#contract'

/** The question before a form is left. */
export const strings = {
  leaveHeading: 'محفوظ کیے بغیر چھوڑ دیں؟',
  leaveText: 'آپ نے اس صفحے پر جو لکھا ہے وہ محفوظ نہیں ہوا، اور ضائع ہو جائے گا۔',
  leave: 'صفحہ چھوڑ دیں',
  stay: 'یہیں رہیں',
}

export type Complete = Translates<typeof import('./leave.ts'), typeof import('../en/leave.ts')>
