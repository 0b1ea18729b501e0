/** The default texts of NoticeCard. */
export const noticeCardMessages = {
  linkLabel: 'Read more',
}
