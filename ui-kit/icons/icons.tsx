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
function icon(name: string, path: string, mirrored?: boolean) {
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

export const BackIcon = /* @__PURE__ */ icon('Back', 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5', true)

export const CalendarIcon = /* @__PURE__ */ icon(
  'Calendar',
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3.5v4M16 3.5v4M8 14h2M8 17h6',
)

export const CheckIcon = /* @__PURE__ */ icon('Check', 'm5 12.5 4.5 4.5L19 7')

export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDown', 'm5.5 9 6.5 6.5L18.5 9')

export const ChevronIcon = /* @__PURE__ */ icon('Chevron', 'm9 5.5 6.5 6.5L9 18.5', true)

export const ClipIcon = /* @__PURE__ */ icon(
  'Clip',
  'm19.5 11.5-7.8 7.8a5 5 0 0 1-7-7l8.2-8.3a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.2a1.6 1.6 0 0 1-2.3-2.3l7.4-7.5',
)

export const CloseIcon = /* @__PURE__ */ icon('Close', 'm6 6 12 12M18 6 6 18')

export const CopyIcon = /* @__PURE__ */ icon(
  'Copy',
  'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM5 15.5h-.5V4a1 1 0 0 1 1-1H16v2',
)

export const ErrorIcon = /* @__PURE__ */ icon(
  'Error',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.5M12 16v.1',
)

export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOff',
  'M9.9 5.8A8.5 8.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16',
)

export const EyeIcon = /* @__PURE__ */ icon(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)

export const InfoIcon = /* @__PURE__ */ icon(
  'Info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v4.5M12 8v.1',
)

export const LinkIcon = /* @__PURE__ */ icon(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1.2-1.2',
)

export const ListIcon = /* @__PURE__ */ icon('List', 'M9.5 6.5h10M9.5 12h10M9.5 17.5h10M4.5 6.5h1M4.5 12h1M4.5 17.5h1')

export const MenuIcon = /* @__PURE__ */ icon('Menu', 'M4 6.5h16M4 12h16M4 17.5h16')

export const PauseIcon = /* @__PURE__ */ icon('Pause', 'M8.5 5.5v13M15.5 5.5v13')

export const PencilIcon = /* @__PURE__ */ icon(
  'Pencil',
  'm4 20 1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20Zm10-13.5 3.5 3.5',
)

export const PeopleIcon = /* @__PURE__ */ icon(
  'People',
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5a6.5 6.5 0 0 1 13 0M15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 14.2a6.5 6.5 0 0 1 3.5 5.3',
)

export const PinIcon = /* @__PURE__ */ icon('Pin', 'M12 13.5V21M8 3.5h8M9.5 3.5l-.5 6-3 2v2h12v-2l-3-2-.5-6')

export const PlayIcon = /* @__PURE__ */ icon('Play', 'M8 5v14l11-7L8 5Z')

export const PlusIcon = /* @__PURE__ */ icon('Plus', 'M12 5v14M5 12h14')

export const RegenerateIcon = /* @__PURE__ */ icon(
  'Regenerate',
  'M19.5 5v4.5H15M4.5 19v-4.5H9M19 9.5A7.5 7.5 0 0 0 5.6 8M5 14.5A7.5 7.5 0 0 0 18.4 16',
)

export const ReportIcon = /* @__PURE__ */ icon(
  'Report',
  'M6 3.5h8.5l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm8 .5v4.5h4.5M8.5 12.5h7M8.5 16h4.5',
)

export const SearchIcon = /* @__PURE__ */ icon(
  'Search',
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
)

export const StrongIcon = /* @__PURE__ */ icon(
  'Strong',
  'M7 12V4.5h5.5a3.75 3.75 0 0 1 0 7.5H7Zm0 0h6.5a3.75 3.75 0 0 1 0 7.5H7V12Z',
)

export const TrashIcon = /* @__PURE__ */ icon(
  'Trash',
  'M4.5 6.5h15M9.5 6V4.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V6M6.5 6.5l.8 13a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-13M10 10.5v6M14 10.5v6',
)

export const UploadIcon = /* @__PURE__ */ icon(
  'Upload',
  'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
)

export const UserIcon = /* @__PURE__ */ icon('User', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0')

export const WarningIcon = /* @__PURE__ */ icon(
  'Warning',
  'M12 4 2.8 19.5a.7.7 0 0 0 .6 1h17.2a.7.7 0 0 0 .6-1L12 4Zm0 6v4.5M12 17.4v.1',
)
