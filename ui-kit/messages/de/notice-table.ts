/** The texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'Mitteilungen',
  empty: 'Keine Mitteilungen',
  unlimitedText: 'Unbegrenzt',
  expiredText: 'Abgelaufen',
  numberHeader: 'Nr.',
  titleHeader: 'Titel',
  descriptionHeader: 'Text',
  validForHeader: 'Gültig bis',
}
