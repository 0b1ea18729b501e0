import type { Kind } from '#contract/failures'
import type { Reader } from '#contract/notices/audience'
import { notFound } from '../errors.ts'
import { isShownTo, noticeReader } from '../school/notice-reader.ts'
import type { Services } from '../services.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { HandlerContext } from './handler.ts'

type Caller = Pick<HandlerContext<'getNotice'>, 'accessLevel' | 'session'>

/** Who may read which notice. What a caller is not shown does not exist for them; nor does any notice while the board is hidden, but for admins. */
export function noticeAccess(services: Services) {
  const { store, today, school } = services
  const isBoardShown = async () => (await school()).settings.pages.board

  return {
    isBoardShown,

    readerOf: ({ accessLevel, session }: Caller): Promise<Reader> => noticeReader(services, accessLevel, session),

    /** @throws HttpError 404 for a notice that the reader is not shown; `what`: what of it was asked for */
    async find(id: string, reader: Reader, what: Kind = 'notice'): Promise<NoticeRow> {
      const notice = await store.notices.find(id)
      const isShown = notice && isShownTo(notice, reader, await today())
      if (!isShown || !(reader.is === 'admin' || (await isBoardShown()))) throw notFound(what)
      return notice
    },

    /** How a picture or file of a notice may be cached: one that not everybody may see must not stay in a shared cache. */
    async caching(notice: NoticeRow, isNamedVersion: boolean): Promise<'private' | 'public' | 'forever'> {
      const isPublic = isShownTo(notice, { is: 'visitor' }, await today()) && (await isBoardShown())
      if (!isPublic) return 'private'
      return isNamedVersion ? 'forever' : 'public'
    },
  }
}
