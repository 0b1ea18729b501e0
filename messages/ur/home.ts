/** The page 'Home'; what the school says about itself there is in its settings. */
export const home = {
  slides: 'اسکول تصویروں میں',
  about: 'ہمارے بارے میں',
  more: 'مزید پڑھیں',
  admissions: 'داخلے',
  notices: 'تقریبات اور اعلانات',
  allNotices: 'تمام اعلانات',
}
