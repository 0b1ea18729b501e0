/** The page of unknown URLs. */
export const notFound = {
  title: 'صفحہ نہیں ملا',
  heading: 'لگتا ہے آپ راستہ بھول گئے',
  text: 'اس پتے پر کوئی صفحہ نہیں ہے۔ شاید اس کی جگہ بدل گئی ہے۔',
  home: 'سرورق پر جائیں',
}
