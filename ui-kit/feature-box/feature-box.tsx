'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { featureBoxMessages } from './feature-box.messages.ts'

export interface FeatureBoxProps extends ComponentPropsWithoutRef<'section'> {
  /** What the box is about. */
  heading: ReactNode
  /** A few sentences, on ruled lines. */
  children: ReactNode
  /** An icon before the heading. */
  icon?: ReactNode
  /** URL of a page with more about it. Without it there is no link. */
  href?: string
  /**
   * Text of the link.
   * @default 'Read more'
   */
  linkLabel?: ReactNode
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * One thing that a school offers, on an index card: a heading over a red line, the text on ruled lines.
 * Renders a `<section>`.
 *
 * @csspart head - Icon and heading.
 * @csspart icon - The icon.
 * @csspart heading - The heading.
 * @csspart text - The text, on ruled lines.
 * @csspart link - The link below the text.
 */
export const FeatureBox = forwardRef<HTMLElement, FeatureBoxProps>(function FeatureBox(props, ref) {
  const [texts, { heading, children, icon, href, headingLevel = 3, className, ...rest }] = useTexts(
    'featureBox',
    featureBoxMessages,
    props,
  )
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section ref={ref} aria-labelledby={`${id}h`} {...rest} className={cx('kit-feature-box', className)}>
      <div data-part="head">
        {icon && <span data-part="icon">{icon}</span>}
        <Heading data-part="heading" id={`${id}h`}>
          {heading}
        </Heading>
      </div>
      <div data-part="text">{children}</div>
      {href && (
        <Link data-part="link" id={`${id}l`} href={href} aria-labelledby={`${id}l ${id}h`}>
          {texts.linkLabel}
        </Link>
      )}
    </section>
  )
})
FeatureBox.displayName = 'FeatureBox'
