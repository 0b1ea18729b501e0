import { Button, copyText } from '@my-school/ui-kit'
import { urlIn } from '#contract'
import type { Notice } from '#contract/operations'
import { language, texts } from '#messages'
import { useSchool } from '../../state/school.ts'
import { showToast } from '../../state/toasts.ts'
import { titleOf } from './notice-marks.ts'

type Props = {
  /** With its title in the language that is read. */
  notice: Pick<Notice, '_id' | 'title' | 'event' | 'audience' | 'planned' | 'expired'>
}

/**
 * Sends a notice to other people: opens the share dialog of the device, or copies the address of the notice where there
 * is none. Nothing for a notice that visitors cannot read, since its address leads them nowhere.
 */
export function ShareButton({ notice }: Props) {
  const { pages, languages } = useSchool()
  const text = texts().noticeBoard.notice
  if (!pages.board || notice.audience || notice.planned || notice.expired) return null

  const share = async (button: Element) => {
    const url = location.origin + urlIn(language(), languages, `/notice-board-Detail/${notice._id}`)
    if (await isShared({ title: titleOf(notice), url })) return
    try {
      await copyText(url, button)
      showToast('success', text.addressCopied)
    } catch {
      showToast('danger', text.addressNotCopied({ url }))
    }
  }
  return (
    <Button className="share-button" variant="quiet" onClick={({ currentTarget }) => share(currentTarget)}>
      {text.share}
    </Button>
  )
}

/**
 * Whether the share dialog of the device has taken it, or the user has closed that without a choice. A browser may refuse
 * what it said it can share, and has no dialog on a page without https.
 */
async function isShared(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
