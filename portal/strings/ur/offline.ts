import { isolate, type Translates } from '#contract'

/** A page that is shown without a connection. */
export const strings = {
  /** Above the page. */
  frame: 'انٹرنیٹ نہیں ہے۔ جو یہاں موجود نہیں وہ رابطہ ہونے پر کھل جائے گا۔',
  page: ({ time }: { time: string }) => `انٹرنیٹ نہیں ہے۔ آپ یہ صفحہ ویسا دیکھ رہے ہیں جیسا ${isolate(time)} کو تھا۔`,
  /** In place of a form. */
  typed: ({ typed }: { typed: string }) => `جو آپ نے لکھا وہ محفوظ ہے: ${isolate(typed)}`,
}

export type Complete = Translates<typeof import('./offline.ts'), typeof import('../en/offline.ts')>
