import * as endpoints from '#contract/endpoints'
import { isPicture } from '#contract/notices/files'
import type { NoticeFile } from '#contract/operations'
import { texts } from '#messages'
import { urlOf } from '../../api/request.ts'

/** The files of a notice or of a page: each with its name, kind and size; a picture is shown. */
export function NoticeFiles({ files = [] }: { files?: readonly NoticeFile[] }) {
  if (files.length === 0) return null
  return (
    <section className="notice-files">
      <h2>{texts().noticeBoard.notice.files}</h2>
      <ul className="stack">
        {files.map((file) => (
          <li key={file._id}>
            <a href={noticeFileUrl(file)}>
              {isPicture(file.type) && <img src={noticeFileUrl(file)} alt="" loading="lazy" />}
              <bdi>{file.label || file.name}</bdi>
            </a>{' '}
            <span>{kindAndSize(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A browser keeps the file, since its version is part of the URL. */
export const noticeFileUrl = ({ _id, version }: Pick<NoticeFile, '_id' | 'version'>): string =>
  urlOf(endpoints.noticeFile, { params: { id: _id }, query: { v: version } })

/** 'PDF, 1.4 MB': the kind as the ending of its name says it. @param file without a size that is not known */
export const kindAndSize = ({ name, size }: Pick<NoticeFile, 'name'> & Partial<Pick<NoticeFile, 'size'>>): string =>
  [name.slice(name.lastIndexOf('.') + 1).toUpperCase(), ...(size ? [fileSize(size)] : [])].join(texts().COMMA)

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The size of a file as people read it: '120 kB', '1.4 MB' */
function fileSize(bytes: number): string {
  const { inDigits } = texts()
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < 1000 ? `${inDigits(kilobytes)} kB` : `${inDigits((bytes / MEGABYTE).toFixed(1))} MB`
}
