/** Notices as everybody reads them: the board, and one notice in full. */
export const noticeBoard = {
  board: {
    greeting: 'Hello and Wellcome to MY SCHOOl', // (spec)
    filter: 'filter by date', // (spec)
    search: 'Search the notices',
    find: 'Search',
    categories: 'Categories',
    months: 'Months',
    found: ({ count }: { count: number }) => (count === 1 ? '1 notice found' : `${count} notices found`),
    noneFound: 'No notice has all of this',
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
    failed: 'someThing wents wrong', // (spec)
    failedHeading: 'This notice could not be loaded',
    failedText: 'It may be gone, or the connection was lost.',
    loading: 'Loading the notice',
    noPhoto: 'A drawing of the school in place of a photo',
  },
}
