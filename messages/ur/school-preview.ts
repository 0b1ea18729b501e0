/** The preview of the page 'Your school'. */
export const schoolPreview = {
  heading: 'پیش نظارہ',
  page: 'صفحہ',
  theme: 'ظاہری شکل',
  light: 'روشن',
  dark: 'تاریک',
  width: 'چوڑائی',
  narrow: 'فون',
  wide: 'کمپیوٹر',
  frame: 'صفحہ جیسے آنے والے دیکھیں گے',
  hidden: 'یہ صفحہ آنے والوں کو نہیں دکھایا جاتا۔',
}
