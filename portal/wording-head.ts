import { school } from '#contract'

/** What search engines and link previews say about a page; by the path of its route. Only the server reads it. */
export const descriptions: Record<string, string> = {
  '/': `Notices, information and reports of ${school.name}, for students, parents and teachers.`,
  '/notice-board': `All notices of ${school.name}: events, examinations, holidays and sport.`,
  '/about': `Who ${school.name} is, how we teach, and the people who run the school.`,
  '/contact': `Address, telephone, opening hours and map of ${school.name}, and how to write to us.`,
  '/qna': `What parents ask ${school.name}, and what we answer.`,
}

/** The name of the feed of notices. */
export const feedTitle = `Notices of ${school.name}`
