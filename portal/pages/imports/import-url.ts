/** The page of one import. */
export const importUrl = (id: string) => `/admin/dashboard/import?import=${encodeURIComponent(id)}`
