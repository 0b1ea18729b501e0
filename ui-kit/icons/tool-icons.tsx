import { icon } from './icon.tsx'

/* What people do with records and texts: pages without forms and lists have none of these. */

export const CopyIcon = /* @__PURE__ */ icon(
  'Copy',
  'M9 8.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM5 15.5h-.5V4a1 1 0 0 1 1-1H16v2',
)

export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOff',
  'M9.9 5.8A8.5 8.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.7M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16',
)

export const EyeIcon = /* @__PURE__ */ icon(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)

export const LinkIcon = /* @__PURE__ */ icon(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1.2-1.2',
)

export const ListIcon = /* @__PURE__ */ icon(
  'List',
  'M9.5 6.5h10M9.5 12h10M9.5 17.5h10M4.5 6.5h1M4.5 12h1M4.5 17.5h1',
  true,
)

export const PencilIcon = /* @__PURE__ */ icon(
  'Pencil',
  'm4 20 1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20Zm10-13.5 3.5 3.5',
)

export const PlusIcon = /* @__PURE__ */ icon('Plus', 'M12 5v14M5 12h14')

export const RegenerateIcon = /* @__PURE__ */ icon(
  'Regenerate',
  'M19.5 5v4.5H15M4.5 19v-4.5H9M19 9.5A7.5 7.5 0 0 0 5.6 8M5 14.5A7.5 7.5 0 0 0 18.4 16',
)

export const SearchIcon = /* @__PURE__ */ icon(
  'Search',
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
)

export const TrashIcon = /* @__PURE__ */ icon(
  'Trash',
  'M4.5 6.5h15M9.5 6V4.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V6M6.5 6.5l.8 13a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-13M10 10.5v6M14 10.5v6',
)

export const UploadIcon = /* @__PURE__ */ icon(
  'Upload',
  'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
)
