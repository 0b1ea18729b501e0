import type { FileCountText } from '../internal/notice-frame.tsx'
import { plural } from '../messages/plural.ts'

/** The default texts of NoticeTeaser. */
export const noticeTeaserMessages = {
  linkLabel: 'Read more',
  fileCountText: (({ count, locale }) =>
    `${count.toLocaleString(locale)} ${plural('en', count, { one: 'file', other: 'files' })}`) as FileCountText,
}
