'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../internal/button-look.ts'
import { inSpan } from '../internal/in-span.tsx'
import { Link } from '../internal/link.tsx'

export interface LinkButtonProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, ButtonLook {
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
    <Link ref={ref} {...rest} {...buttonLook({ variant, size, className })}>
      {icon}
      {inSpan(children)}
    </Link>
  )
})
LinkButton.displayName = 'LinkButton'
