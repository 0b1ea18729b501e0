import { strings as common } from './common.ts'

/** The texts of the page that a browser without JavaScript shows in place of one that needs it. Only the server reads them. */
export const strings = {
  ...common,
  heading: 'This page needs JavaScript',
  text: 'Please switch it on in your browser, then load the page again. The notices and the pages about the school can be read without it.',
} as const
