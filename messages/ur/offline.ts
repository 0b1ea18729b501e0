import { isolate } from '../isolate.ts'

/** A page that is shown without a connection. */
export const offline = {
  /** Above the page. */
  frame: 'انٹرنیٹ نہیں ہے۔ جو یہاں موجود نہیں وہ رابطہ ہونے پر کھل جائے گا۔',
  page: ({ time }: { time: string }) => `انٹرنیٹ نہیں ہے۔ آپ یہ صفحہ ویسا دیکھ رہے ہیں جیسا ${isolate(time)} کو تھا۔`,
}
