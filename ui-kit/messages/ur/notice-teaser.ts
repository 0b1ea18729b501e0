/** The texts of NoticeTeaser. */
export const noticeTeaserMessages = {
  linkLabel: 'مزید پڑھیں',
}
