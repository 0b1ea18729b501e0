import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** A file with the headings and one example row. */
export const importTemplate = endpoint('GET', '/importTemplate', adminOnly)
/** Reads a file into a draft; nothing is added to the school before `runImport`. */
export const createImport = endpoint('POST', '/imports', adminOnly)
/** Drafts and earlier imports, newest first. */
export const listImports = endpoint('GET', '/imports', adminOnly)
/** One import with a page of its rows. */
export const getImport = endpoint('GET', '/imports/{id}', adminOnly)
/** Drops a draft. */
export const deleteImport = endpoint('DELETE', '/imports/{id}', adminOnly)
/**
 * Changes a draft: which column is which field, what is decided for all rows, and cells of single rows. The response has
 * the page of rows that the sender looks at.
 */
export const changeImport = endpoint('PATCH', '/imports/{id}', adminOnly)
/** The refused rows as CSV, each with its reasons. A person can correct the file and import it, also after the import. */
export const refusedImportRows = endpoint('GET', '/imports/{id}/refused', adminOnly)
/** A ZIP of photos, which are read after the response: `getImport` has the progress. */
export const addImportPhotos = endpoint('POST', '/imports/{id}/photos', adminOnly)
/** One photo of a folder. */
export const addImportPhoto = endpoint('POST', '/imports/{id}/photo', adminOnly)
/** Begins the import, which continues after the response and when the page is closed: `getImport` has the progress. */
export const runImport = endpoint('POST', '/imports/{id}/run', adminOnly)
export const undoImport = endpoint('POST', '/imports/{id}/undo', adminOnly, 'students')
