import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../internal/button-look.ts'

export interface LinkButtonProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, ButtonLook {
  /** Its text: what happens, in a word or two. */
  children?: ReactNode
  /** Where it leads. */
  href: string
}

/** A link that looks like a button: it goes somewhere, a Button does something. Renders an `<a>` element. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} {...buttonLook({ variant, size, className })}>
      {icon}
      {children}
    </a>
  )
})
