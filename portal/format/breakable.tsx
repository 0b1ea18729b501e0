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
