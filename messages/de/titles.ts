import { isolateRightToLeft } from '../isolate.ts'

/** The titles of the pages of everybody, for the page table. Those that are links of the navigation bar too are in layout.ts. */
export const titles = {
  /** Of a page about one record: 'Bilal Khan – Student detail'. A title has no markup that could isolate the name. */
  about: ({ name, title }: { name: string; title: string }) => `${isolateRightToLeft(name)} – ${title}`,
  notice: 'Mitteilung',
  schoolPage: 'Seite der Schule',
  selfCheck: 'Selbstprüfung',
  register: 'Registrieren',
}
