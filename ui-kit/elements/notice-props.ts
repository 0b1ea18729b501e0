/** The props that both elements of a notice have. */
export const noticeProps = {
  heading: String,
  headingLang: String,
  description: String,
  textLang: String,
  details: String,
  cancelled: String,
  marks: Array,
  fileCount: Number,
  href: String,
  photoSrc: String,
  photoSrcSet: String,
  photoAlt: String,
  eager: Boolean,
  headingLevel: Number,
} as const
