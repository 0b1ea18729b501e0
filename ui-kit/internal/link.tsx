'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useKit } from './kit-context.ts'

/** A link to a page: an `<a>`, or the Link of the nearest KitProvider. */
export const Link = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function Link(props, ref) {
  const { Link } = useKit()
  return <Link ref={ref} {...props} />
})
