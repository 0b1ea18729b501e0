import { Button, Dialog, LinkButton } from '@my-school/ui-kit'
import type { ListedStudent } from '#contract/operations'
import { texts } from '#messages'
import type { staffLinks } from '../../routing/staff-links.ts'
import { draftName, moveInterrupted } from '../../state/drafts.ts'
import { navigate } from '../../state/navigation.ts'
import { session } from '../../state/session.ts'
import { storeUnsaved } from '../../state/unsaved.ts'

type Props = {
  /** What the server said. */
  message: string
  student: string
  links: ReturnType<typeof staffLinks>
  /** The student whose report is to be written next, and the URL of that form. */
  next: { student: ListedStudent; href: string } | undefined
  onClose: () => void
}

/** Shown when two people have written the same report at once, to the second one. What was typed is not lost. */
export function ReportIsThere({ message, student, links, next, onClose }: Props) {
  const text = texts().reports.isThere
  const go = (to: string) => {
    storeUnsaved()
    onClose()
    navigate(to)
  }
  const update = () => {
    const name = (path: string) => draftName(session.value?.user._id ?? '', path)
    storeUnsaved()
    moveInterrupted(name(links.addReport), name(links.updateReport))
    go(links.updateReport)
  }
  return (
    <Dialog
      open
      heading={text.heading({ student })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={update}>{text.update}</Button>
          {next && (
            <Button variant="quiet" onClick={() => go(next.href)}>
              {text.next({ student: next.student.name })}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {texts().forms.back}
          </Button>
        </>
      }
    >
      <p>{message}</p>
      <p>{text.lead}</p>
      <LinkButton variant="quiet" href={links.fullReport} target="_blank">
        {text.open}
      </LinkButton>
    </Dialog>
  )
}
