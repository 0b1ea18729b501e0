import { count } from './counting.ts'

/** Notices as everybody reads them: the board, and one notice in full. */
export const noticeBoard = {
  board: {
    greeting: 'Hello and Wellcome to MY SCHOOl', // (spec)
    filter: 'filter by date', // (spec)
    search: 'Search the notices',
    /** The line on a phone that the search and the filters fold behind. */
    unfold: 'Search and filter',
    filteredBy: ({ by }: { by: string }) => `Filtered: ${by}`,
    find: 'Search',
    categories: 'Categories',
    months: 'Months',
    found: ({ found }: { found: number }) => count(found, { one: 'notice found', other: 'notices found' }),
    noneFound: 'No notice has all of this',
    calendar: 'All events as a calendar',
    showAll: 'Show all',
    empty: 'No Notice is Added by admin', // (spec)
    noPhoto: 'No Images is Add By Admin', // (spec)
    more: 'More Detail', // (spec)
    failed: 'The notices could not be loaded.',
    loading: 'Loading the notices',
    paging: 'Pages of the notice board',
    newer: 'Newer notices',
    older: 'Older notices',
  },

  notice: {
    back: 'Back to notice board', // (spec)
    until: ({ day }: { day: string }) => `Shown until ${day}`,
    when: 'When',
    where: 'Where',
    files: 'Files',
    addToCalendar: 'Add to calendar',
    share: 'Share',
    addressCopied: 'The address of the notice is copied',
    addressNotCopied: ({ url }: { url: string }) => `The address could not be copied: ${url}`,
    failed: 'someThing wents wrong', // (spec)
    failedHeading: 'This notice could not be loaded',
    failedText: 'It may be gone, or the connection was lost.',
    loading: 'Loading the notice',
    noPhoto: 'A drawing of the school in place of a photo',
  },
}
