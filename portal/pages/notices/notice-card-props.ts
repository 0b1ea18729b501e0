import * as endpoints from '#contract/endpoints'
import { noticePath } from '#contract/notices/path'
import { texts } from '#messages'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { langOf } from '../../layout/school-text.tsx'
import type { NoticeInShort } from './notice-in-short.ts'
import { detailsOf, marksOf } from './notice-marks.ts'

/** The props that the board and Home give the kit's short forms of a notice. */
export const noticeCardProps = (notice: NoticeInShort) =>
  ({
    heading: notice.title,
    headingLang: langOf(notice, 'title')?.lang,
    details: detailsOf(notice),
    cancelled: notice.event?.cancelled && texts().noticeMarks.cancelled,
    marks: marksOf(notice).map((text) => ({
      text,
      lang: text === notice.catagory ? langOf(notice, 'catagory')?.lang : undefined,
    })),
    fileCount: notice.fileCount,
    description: notice.description,
    textLang: langOf(notice, 'description')?.lang,
    ellipsis: 'always',
    href: noticePath(notice._id),
    photoSrc: photoUrl(endpoints.noticePhoto, notice._id, notice.photoVersion, 'card'),
    photoSrcSet: photoSizes(endpoints.noticePhoto, notice._id, notice.photoVersion),
  }) as const
