/** The page 'Home'; what the school says about itself there is in its settings. */
export const home = {
  slides: 'اسکول تصویروں میں',
  about: 'ہمارے بارے میں',
  more: 'مزید پڑھیں',
  admissions: 'داخلے',
  notices: 'تقریبات اور اعلانات',
  allNotices: 'تمام اعلانات',
  /** Of a school without students, for its admin. */
  empty: 'آپ کے اسکول میں ابھی کوئی طالب علم نہیں ہے۔',
  firstSteps: 'پہلے قدم دیکھیں',
}
