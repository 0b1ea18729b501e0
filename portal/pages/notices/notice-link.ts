/** A link to a notice's details, for the toast after a change. */
export const noticeLink = (dashboard: string, { _id, title }: { _id: string; title: string }) => ({
  href: `${dashboard}/notice-Full-Detail/${_id}`,
  label: title,
})
