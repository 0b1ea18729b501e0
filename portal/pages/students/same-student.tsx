import { LinkButton } from '@my-school/ui-kit'
import type { SameStudent as SameStudentOf } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'
import { ConfirmAnywayDialog } from '../../forms/dialogs.tsx'

type Props = {
  same: SameStudentOf
  /** The page of that student. */
  href: string
  /** @param isOther the new student is another one */
  onClose: (isOther?: boolean) => void
}

/** Asks whether a new student is the one that is there already with the same name, class and roll number. */
export function SameStudent({ same: { name, grade, rollNumber }, href, onClose }: Props) {
  const text = texts().forms.sameStudent
  return (
    <ConfirmAnywayDialog heading={text.heading} back={texts().forms.back} send={text.add} onClose={onClose}>
      <p>
        <Sentence
          text={text.who}
          values={{ name: <bdi>{name}</bdi>, grade: <bdi>{grade}</bdi>, rollNumber: <bdi>{rollNumber}</bdi> }}
        />
      </p>
      <p>{text.lead}</p>
      <LinkButton variant="quiet" href={href} target="_blank">
        {text.open}
      </LinkButton>
    </ConfirmAnywayDialog>
  )
}
