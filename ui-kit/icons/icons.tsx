import { icon } from './icon.tsx'

/* What a page shows: directions, states, things. */

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

export const ErrorIcon = /* @__PURE__ */ icon(
  'Error',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.5M12 16v.1',
)

export const InfoIcon = /* @__PURE__ */ icon(
  'Info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v4.5M12 8v.1',
)

export const MenuIcon = /* @__PURE__ */ icon('Menu', 'M4 6.5h16M4 12h16M4 17.5h16')

export const PauseIcon = /* @__PURE__ */ icon('Pause', 'M8.5 5.5v13M15.5 5.5v13')

export const PeopleIcon = /* @__PURE__ */ icon(
  'People',
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5a6.5 6.5 0 0 1 13 0M15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 14.2a6.5 6.5 0 0 1 3.5 5.3',
)

export const PinIcon = /* @__PURE__ */ icon('Pin', 'M12 13.5V21M8 3.5h8M9.5 3.5l-.5 6-3 2v2h12v-2l-3-2-.5-6')

export const PlayIcon = /* @__PURE__ */ icon('Play', 'M8 5v14l11-7L8 5Z')

export const ReportIcon = /* @__PURE__ */ icon(
  'Report',
  'M6 3.5h8.5l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm8 .5v4.5h4.5M8.5 12.5h7M8.5 16h4.5',
)

export const UserIcon = /* @__PURE__ */ icon('User', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0')

export const WarningIcon = /* @__PURE__ */ icon(
  'Warning',
  'M12 4 2.8 19.5a.7.7 0 0 0 .6 1h17.2a.7.7 0 0 0 .6-1L12 4Zm0 6v4.5M12 17.4v.1',
)
