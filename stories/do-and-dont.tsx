import type { Picture } from './guide.ts'

/** Two pictures: how a thing is used, and how it is not. */
export function DoAndDont({ good, bad }: { good: Picture; bad: Picture }) {
  return (
    <div className="docs-pictures">
      <Example picture={good} verdict="Do" />
      <Example picture={bad} verdict="Don’t" />
    </div>
  )
}

/** `inert`: the picture is looked at, not used, and its ids and landmarks are no part of the page. */
function Example({ picture: { shows, says }, verdict }: { picture: Picture; verdict: string }) {
  return (
    <figure className="docs-picture" data-verdict={verdict}>
      <div className="docs-picture-shows" inert>
        {shows}
      </div>
      <figcaption>
        <strong>{verdict}</strong> <Text>{says}</Text>
      </figcaption>
    </figure>
  )
}

/** A text of a docblock or a guide, in which `code` is marked as in Markdown. */
export function Text({ children }: { children: string }) {
  return (
    children
      .split(/`([^`]+)`/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
  )
}
