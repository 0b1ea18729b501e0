import { forwardRef, type SVGProps } from 'react'
import { cx } from '../internal/cx.ts'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /**
   * Width and height, in px or as a CSS length.
   * @default '1.25em'
   */
  size?: number | string
}

/**
 * Makes an icon component from one path, which is drawn as a line. Icons are hidden from screen readers: use them beside
 * a text or in a control with a label.
 * @param name its name without `Icon`, which the tools of developers show
 * @param path the `d` of an SVG path on a grid of 24 by 24
 * @param mirrored the icon points in a direction, so it is turned around with `dir="rtl"`
 */
export function icon(name: string, path: string, mirrored?: boolean) {
  const Icon = forwardRef<SVGSVGElement, IconProps>(({ size = '1.25em', className, ...rest }, ref) => (
    <svg
      ref={ref}
      className={cx('kit-icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden
      data-mirrored={mirrored}
      {...rest}
    >
      <path d={path} />
    </svg>
  ))
  Icon.displayName = `${name}Icon`
  return Icon
}
