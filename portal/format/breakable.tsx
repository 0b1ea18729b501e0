import { Fragment } from 'react'

/** A long id or address, whose line breaks only between these parts of it. */
export const Breakable = ({ parts }: { parts: readonly string[] }) => (
  <bdi dir="ltr">
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={index}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </bdi>
)

/** Before the `@`, and after other signs between words; not before the last part of a domain, such as `com`. */
const WORD_ENDS = /(?<=[-_])|(?<=\.)(?=.*[.@])|(?=@)/

/** A user id or an e-mail address, whose line breaks where one of its words ends. */
export const BreakableId = ({ id }: { id: string }) => <Breakable parts={id.split(WORD_ENDS)} />

/** An e-mail address as a link. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} dir="ltr">
    <BreakableId id={address} />
  </a>
)
