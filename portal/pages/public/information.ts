/** The area of the school's information pages: what is fetched when one of them is first opened. */

export { About } from './about.tsx'
export { Contact } from './contact.tsx'
export { Questions } from './questions.tsx'
export { SelfCheck } from './self-check.tsx'
