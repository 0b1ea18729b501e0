/** The default texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'Notices',
  empty: 'No notices',
  unlimitedText: 'Unlimited',
  expiredText: 'Expired',
  numberHeader: 'No.',
  titleHeader: 'Title',
  descriptionHeader: 'Description',
  validForHeader: 'Valid for',
}
