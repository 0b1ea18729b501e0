/** The props that both elements of a notice have. */
export const noticeProps = {
  heading: String,
  description: String,
  details: String,
  marks: Array,
  href: String,
  photoSrc: String,
  photoSrcSet: String,
  photoAlt: String,
  eager: Boolean,
  headingLevel: Number,
} as const
