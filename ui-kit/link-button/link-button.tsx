'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonStyleProps, buttonStyleProps } from '../internal/button-style-props.ts'
import { Link } from '../internal/link.tsx'
import { wrapText } from '../internal/wrap-text.tsx'

export interface LinkButtonProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, ButtonStyleProps {
  /** Where it leads, in one or two words. */
  children?: ReactNode
  /** URL of the target. */
  href: string
}

/** A link that looks like a button. Use it to go to a page; use Button for an action. Renders an `<a>`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} {...rest} {...buttonStyleProps({ variant, size, className })}>
      {icon}
      {wrapText(children)}
    </Link>
  )
})
LinkButton.displayName = 'LinkButton'
