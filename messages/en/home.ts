/** The page 'Home'; what the school says about itself there is in its settings. */
export const home = {
  slides: 'The school in pictures',
  about: 'About us',
  more: 'Read More',
  admissions: 'Admissions',
  notices: 'Events And Notices', // (spec)
  allNotices: 'All notices',
  /** Of a school without students, for its admin. */
  empty: 'Your school has no students yet.',
  firstSteps: 'See the first steps',
}
