/** A link to a teacher's details, for the toast after a change. */
export const teacherLink = (dashboard: string, { _id, name }: { _id: string; name: string }) => ({
  href: `${dashboard}/teacher-Full-Detail/${_id}`,
  label: name,
})
