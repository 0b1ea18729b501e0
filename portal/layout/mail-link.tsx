import { BreakableId } from '../format/breakable.tsx'

/** An e-mail address as a link. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} dir="ltr">
    <BreakableId id={address} />
  </a>
)
