type Named = { school: string }

/** Texts that only the server reads, for pages and the calendar: no script of the browser imports this file. */
export const rendering = {
  /** The descriptions of each page in search engines and link previews. */
  descriptions: {
    home: ({ school }: Named) => `Notices, information and reports of ${school}, for students, parents and teachers.`,
    noticeBoard: ({ school }: Named) => `All notices of ${school}: events, examinations, holidays and sport.`,
    about: ({ school }: Named) => `Who ${school} is, how we teach, and the people who run the school.`,
    contact: ({ school }: Named) => `Address, telephone, opening hours and map of ${school}, and how to write to us.`,
    questions: ({ school }: Named) => `What parents ask ${school}, and what we answer.`,
  },

  /** The calendar of events. */
  calendar: {
    title: ({ school }: Named) => `Events of ${school}`,
  },

  /** Shown without JavaScript in place of a page that needs it. */
  withoutScript: {
    heading: 'This page needs JavaScript',
    text: 'Please switch it on in your browser, then load the page again. The notices and the pages about the school can be read without it.',
  },
}
