/** The page 'Home'; what the school says about itself there is in its settings. */
export const home = {
  slides: 'Die Schule in Bildern',
  about: 'Über uns',
  more: 'Mehr lesen',
  admissions: 'Anmeldung',
  notices: 'Termine und Mitteilungen',
  allNotices: 'Alle Mitteilungen',
  /** Of a school without students, for its admin. */
  empty: 'Ihre Schule hat noch keine Schülerinnen und Schüler.',
  firstSteps: 'Erste Schritte ansehen',
}
