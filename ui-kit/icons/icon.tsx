import { forwardRef, type SVGProps } from 'react'
import { cx } from '../internal/cx.ts'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, any CSS length or pixels. Default: a little larger than the text it stands in. */
  size?: number | string
}

/** An icon that points somewhere is mirrored where text runs from right to left. */
interface Shape {
  path: string
  mirrored?: boolean
}

/**
 * Makes an icon from one path on a 24 by 24 grid, drawn as a line of the pen. Icons are decoration: hidden from
 * screen readers, they stand beside a text or in a control that has a label.
 */
export const icon = (displayName: string, { path, mirrored }: Shape) =>
  Object.assign(
    forwardRef<SVGSVGElement, IconProps>(({ size = '1.25em', className, ...rest }, ref) => (
      <svg
        ref={ref}
        className={cx('kit-icon', className)}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        data-mirrored={mirrored}
        {...rest}
      >
        <path d={path} />
      </svg>
    )),
    { displayName },
  )
