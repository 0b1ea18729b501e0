/** The texts of NoticeCard. */
export const noticeCardMessages = {
  linkLabel: 'مزید پڑھیں',
}
