/** The texts of NoticeTeaser. */
export const noticeTeaserMessages = {
  linkLabel: 'Mehr lesen',
}
