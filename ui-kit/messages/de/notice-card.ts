/** The texts of NoticeCard. */
export const noticeCardMessages = {
  linkLabel: 'Mehr lesen',
}
