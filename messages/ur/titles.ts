import { isolate } from '../isolate.ts'

/** The titles of the pages of everybody, for the page table. Those that are links of the navigation bar too are in layout.ts. */
export const titles = {
  /** Of a page about one record: 'Bilal Khan – Student detail'. */
  about: ({ name, title }: { name: string; title: string }) => `${isolate(name)} – ${title}`,
  notice: 'اعلان',
  schoolPage: 'اسکول کا صفحہ',
  selfCheck: 'خود معائنہ',
  register: 'رجسٹر کریں',
}
