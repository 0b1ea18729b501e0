import { school } from '#contract'

/**
 * What search engines and link previews say about each page. Only the server reads these texts; they are functions, so
 * that the build can leave them out of the browser's scripts.
 */
export const home = () => `Notices, information and reports of ${school.name}, for students, parents and teachers.`

export const noticeBoard = () => `All notices of ${school.name}: events, examinations, holidays and sport.`

export const about = () => `Who ${school.name} is, how we teach, and the people who run the school.`

export const contact = () => `Address, telephone, opening hours and map of ${school.name}, and how to write to us.`

export const questions = () => `What parents ask ${school.name}, and what we answer.`

/** The name of the feed of notices. */
export const feedTitle = () => `Notices of ${school.name}`
