import { school } from '#contract'

/**
 * Texts that only the server's renderer reads. Those with the school's name are functions, so that the build can leave
 * this file out of the browser's scripts.
 */
export const strings = {
  /** What search engines and link previews say about each page. */
  descriptions: {
    home: () => `Notices, information and reports of ${school.name}, for students, parents and teachers.`,
    noticeBoard: () => `All notices of ${school.name}: events, examinations, holidays and sport.`,
    about: () => `Who ${school.name} is, how we teach, and the people who run the school.`,
    contact: () => `Address, telephone, opening hours and map of ${school.name}, and how to write to us.`,
    questions: () => `What parents ask ${school.name}, and what we answer.`,
  },

  /** The name of the feed of notices. */
  feedTitle: () => `Notices of ${school.name}`,

  /** Shown without JavaScript in place of a page that needs it. */
  withoutScript: {
    heading: 'This page needs JavaScript',
    text: 'Please switch it on in your browser, then load the page again. The notices and the pages about the school can be read without it.',
  },
}
