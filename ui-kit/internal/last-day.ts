/** The last day of a field that names none: without it, browsers take years of six digits. */
export const LAST_DAY = '9999-12-31'
