'use client'

import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { formattedTextMessages } from './formatted-text.messages.ts'
import { isSafeUrl } from './safe-url.ts'
import type { FormattedBlock, FormattedInline } from './tree.ts'

export type { FormattedBlock, FormattedInline, FormattedListItem } from './tree.ts'

export interface FormattedTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the text consists of. */
  blocks: readonly FormattedBlock[]
  /**
   * Level of its topmost headings: one below the heading that the text is under.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Changes the addresses of links. Where it returns nothing, the words of the link are shown without it. */
  hrefOf?: (href: string) => string | undefined
  /**
   * Shown when there is no text. An empty string shows nothing.
   * @default 'No text'
   */
  emptyText?: string
}

/**
 * A text with paragraphs, headings, lists, strong words and links. Renders a `<div>`. It takes a tree, never HTML: the
 * page makes the tree from what was typed, such as with `parseFormattedText`. Each paragraph has the direction of its
 * first letter.
 *
 * @csspart paragraph - A paragraph.
 * @csspart heading - A heading.
 * @csspart list - A list.
 * @csspart link - A link.
 * @csspart empty - That there is no text.
 */
export const FormattedText = forwardRef<HTMLDivElement, FormattedTextProps>(function FormattedText(props, ref) {
  const [texts, { blocks, headingLevel = 2, hrefOf, className, ...rest }] = useTexts(
    'formattedText',
    formattedTextMessages,
    props,
  )
  const levels = levelsOf(blocks, headingLevel)
  return (
    <div ref={ref} {...rest} className={cx('kit-formatted-text', className)}>
      {blocks.length === 0 && texts.emptyText && <p data-part="empty">{texts.emptyText}</p>}
      {blocks.map((block, at) =>
        // A block that changes is made anew: in a translated page the browser has replaced the texts in it.
        renderBlock(block, `${at} ${JSON.stringify(block)}`, hrefOf, 'auto', levels[at]),
      )}
    </div>
  )
})
FormattedText.displayName = 'FormattedText'

/** The levels of the headings, at the places of their blocks. None is skipped, and none is lower than `<h6>`. */
function levelsOf(blocks: readonly FormattedBlock[], top: number): number[] {
  const typed = [...new Set(blocks.map((block) => (block.type === 'heading' ? block.depth : 0)))]
    .filter(Boolean)
    .sort((one, other) => one - other)
  let last = top - 1
  return blocks.map((block) => {
    if (block.type === 'heading') last = Math.min(top + typed.indexOf(block.depth), last + 1, 6)
    return last
  })
}

/** @param dir of a block that is not in another one: the list of an item has the direction of the whole list */
function renderBlock(
  block: FormattedBlock,
  key: number | string,
  hrefOf: FormattedTextProps['hrefOf'],
  dir?: 'auto',
  level?: number,
): ReactNode {
  if (block.type === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={key} data-part="list" dir={dir}>
        {block.children.map(({ number, children }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
          <li key={at} value={number}>
            {children.map((each, place) => renderBlock(each, place, hrefOf))}
          </li>
        ))}
      </List>
    )
  }
  const isHeading = block.type === 'heading'
  const Tag = isHeading ? (`h${level ?? 6}` as 'h2') : 'p'
  return (
    <Tag key={key} data-part={isHeading ? 'heading' : 'paragraph'} dir={dir}>
      {renderInlines('children' in block ? block.children : [block], hrefOf)}
    </Tag>
  )
}

function renderInlines(inlines: readonly FormattedInline[], hrefOf: FormattedTextProps['hrefOf']): ReactNode {
  return inlines.map((inline, key) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece is its place.
    if (inline.type === 'break') return <br key={key} />
    if (!('children' in inline)) return <Fragment key={key}>{inline.value}</Fragment>
    const children = renderInlines(inline.children, hrefOf)
    if (inline.type === 'strong') return <strong key={key}>{children}</strong>
    // Of a node of mdast that the kit has no look for, such as emphasis, the words.
    if (inline.type !== 'link') return <Fragment key={key}>{children}</Fragment>
    const href = hrefOf ? hrefOf(inline.url) : inline.url
    // Asked here too: the blocks may come from somebody else.
    if (!href || !isSafeUrl(href)) return <Fragment key={key}>{children}</Fragment>
    // On paper the address follows words that do not say it.
    const [first] = inline.children
    const isNamed = !(first?.type === 'text' && first.value === inline.url) && href.startsWith('http')
    return (
      // An address or a telephone has no letter from right to left, so it is shown from left to right in every text.
      <Link key={key} data-part="link" dir="auto" href={href} data-address={isNamed ? href : undefined}>
        {children}
      </Link>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })
}
