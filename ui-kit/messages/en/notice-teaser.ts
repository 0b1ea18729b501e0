/** The default texts of NoticeTeaser. */
export const noticeTeaserMessages = {
  linkLabel: 'Read more',
}
