import { LinkButton } from '@my-school/ui-kit'
import { texts } from '#messages'

type Props = {
  href: string
  label: string
  /** The name of the record, which screen readers read with the label. */
  name: string
}

/** A link in a row of a list. */
export function RowLink({ href, label, name }: Props) {
  return (
    <LinkButton size="small" variant="quiet" href={href} aria-label={texts().actions.of({ action: label, name })}>
      {label}
    </LinkButton>
  )
}
