/** The path of the page of a notice. */
export const noticePath = (id: string): string => `/notice-board-Detail/${encodeURIComponent(id)}`
