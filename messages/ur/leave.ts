/** The question before a form is left. */
export const leave = {
  leaveHeading: 'محفوظ کیے بغیر چھوڑ دیں؟',
  leaveText: 'آپ نے اس صفحے پر جو لکھا ہے وہ محفوظ نہیں ہوا، اور ضائع ہو جائے گا۔',
  leave: 'صفحہ چھوڑ دیں',
  stay: 'یہیں رہیں',
}
