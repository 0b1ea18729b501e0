import { LinkButton, PlusIcon } from '@my-school/ui-kit'

export type AddLinkProps = { href: string; label: string }

/** Leads to the form for a new record. */
export const AddLink = ({ href, label }: AddLinkProps) => (
  <LinkButton href={href} icon={<PlusIcon />}>
    {label}
  </LinkButton>
)
