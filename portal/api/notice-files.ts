import * as endpoints from '#contract/endpoints'
import type { NoticeFile } from '#contract/operations'
import { urlOf } from './request.ts'

/** Where a file of a notice is. A browser keeps it, since its version is part of the URL. */
export const noticeFileUrl = ({ _id, version }: NoticeFile): string =>
  urlOf(endpoints.noticeFile, { params: { id: _id }, query: { v: version } })
