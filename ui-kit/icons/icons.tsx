import { icon } from './icon.tsx'

/*
 * Each on its own, so that a bundler keeps only those that are used.
 */
export const SearchIcon = /* @__PURE__ */ icon('SearchIcon', {
  path: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
})
export const CopyIcon = /* @__PURE__ */ icon('CopyIcon', {
  path: 'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM5 15.5h-.5V4a1 1 0 0 1 1-1H16v2',
})
export const RegenerateIcon = /* @__PURE__ */ icon('RegenerateIcon', {
  path: 'M19.5 5v4.5H15M4.5 19v-4.5H9M19 9.5A7.5 7.5 0 0 0 5.6 8M5 14.5A7.5 7.5 0 0 0 18.4 16',
})
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', {
  path: 'M12 5v14M5 12h14',
})
export const PencilIcon = /* @__PURE__ */ icon('PencilIcon', {
  path: 'm4 20 1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20Zm10-13.5 3.5 3.5',
})
export const TrashIcon = /* @__PURE__ */ icon('TrashIcon', {
  path: 'M4.5 6.5h15M9.5 6V4.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V6M6.5 6.5l.8 13a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-13M10 10.5v6M14 10.5v6',
})
export const EyeIcon = /* @__PURE__ */ icon('EyeIcon', {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
})
export const EyeOffIcon = /* @__PURE__ */ icon('EyeOffIcon', {
  path: 'M9.9 5.800A8.5 8.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.700M6.5 7.300A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.700-1.4M10 9.800a3 3 0 0 0 4.200 4.200M4 4l16 16',
})
export const ChevronIcon = /* @__PURE__ */ icon('ChevronIcon', {
  path: 'm9 5.5 6.5 6.5L9 18.5',
  mirrored: true,
})
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', {
  path: 'm5.5 9 6.5 6.5L18.5 9',
})
export const BackIcon = /* @__PURE__ */ icon('BackIcon', {
  path: 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  mirrored: true,
})
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', {
  path: 'm6 6 12 12M18 6 6 18',
})
export const MenuIcon = /* @__PURE__ */ icon('MenuIcon', {
  path: 'M4 6.5h16M4 12h16M4 17.5h16',
})
export const CalendarIcon = /* @__PURE__ */ icon('CalendarIcon', {
  path: 'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3.5v4M16 3.5v4M8 14h2M8 17h6',
})
export const UploadIcon = /* @__PURE__ */ icon('UploadIcon', {
  path: 'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
})
export const ClockIcon = /* @__PURE__ */ icon('ClockIcon', {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2',
})
export const MapPinIcon = /* @__PURE__ */ icon('MapPinIcon', {
  path: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
})
export const PhoneIcon = /* @__PURE__ */ icon('PhoneIcon', {
  path: 'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2L20 15.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z',
})
export const MailIcon = /* @__PURE__ */ icon('MailIcon', {
  path: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.5 8 6 8-6',
})
export const ReportIcon = /* @__PURE__ */ icon('ReportIcon', {
  path: 'M6 3.5h8.5l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm8 .5v4.5h4.5M8.5 12.5h7M8.5 16h4.5',
})
export const PinIcon = /* @__PURE__ */ icon('PinIcon', {
  path: 'M12 13.5V21M8 3.5h8M9.5 3.5l-.5 6-3 2v2h12v-2l-3-2-.5-6',
})
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', {
  path: 'm5 12.5 4.5 4.5L19 7',
})
export const WarningIcon = /* @__PURE__ */ icon('WarningIcon', {
  path: 'M12 4 2.800 19.5a.7.7 0 0 0 .6 1h17.200a.7.7 0 0 0 .6-1L12 4Zm0 6v4.5M12 17.4v.1',
})
export const InfoIcon = /* @__PURE__ */ icon('InfoIcon', {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v4.5M12 8v.1',
})
export const UserIcon = /* @__PURE__ */ icon('UserIcon', {
  path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
})
export const PeopleIcon = /* @__PURE__ */ icon('PeopleIcon', {
  path: 'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5a6.5 6.5 0 0 1 13 0M15.5 5.5a3.5 3.5 0 0 1 0 6.5M18 14.200a6.5 6.5 0 0 1 3.5 5.300',
})
export const LogoutIcon = /* @__PURE__ */ icon('LogoutIcon', {
  path: 'M13 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  mirrored: true,
})
export const HomeIcon = /* @__PURE__ */ icon('HomeIcon', {
  path: 'M4 11 12 4l8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20',
})
export const BoardIcon = /* @__PURE__ */ icon('BoardIcon', {
  path: 'M4 4.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM7 8.5h7M7 12h4M8 17.5 6.5 21M16 17.5l1.5 3.5',
})
export const BookIcon = /* @__PURE__ */ icon('BookIcon', {
  path: 'M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2Zm0 0v14',
})
export const PlayIcon = /* @__PURE__ */ icon('PlayIcon', {
  path: 'M8 5v14l11-7L8 5Z',
})
export const PauseIcon = /* @__PURE__ */ icon('PauseIcon', {
  path: 'M8.5 5.5v13M15.5 5.5v13',
})
