import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** A file with the headings and one example row. */
export const importTemplate = endpoint('GET', '/importTemplate', adminOnly)
/** Reads a file into a draft; nothing is added to the school before `runImport`. */
export const createImport = endpoint('POST', '/imports', adminOnly)
/** Drafts and earlier imports, newest first. */
export const listImports = endpoint('GET', '/imports', adminOnly)
export const getImport = endpoint('GET', '/imports/{id}', adminOnly)
/** Drops a draft. */
export const deleteImport = endpoint('DELETE', '/imports/{id}', adminOnly)
/** Sets which column of the file is which field. */
export const mapImport = endpoint('PUT', '/imports/{id}/columns', adminOnly)
/** Decides once for all rows: what replaces a text, whether day or month comes first, what stays empty. */
export const answerImport = endpoint('PUT', '/imports/{id}/answers', adminOnly)
export const importRows = endpoint('GET', '/imports/{id}/rows', adminOnly)
/** Changes cells of one row, or leaves the row out. */
export const mendImportRow = endpoint('PUT', '/imports/{id}/rows/{row}', adminOnly)
/** The refused rows as CSV, each with its reasons. A person can correct the file and import it, also after the import. */
export const refusedImportRows = endpoint('GET', '/imports/{id}/refused', adminOnly)
/** A ZIP of photos, which are read after the response: `getImport` has the progress. */
export const addImportPhotos = endpoint('POST', '/imports/{id}/photos', adminOnly)
/** One photo of a folder. */
export const addImportPhoto = endpoint('POST', '/imports/{id}/photo', adminOnly)
/** Begins the import, which continues after the response and when the page is closed: `getImport` has the progress. */
export const runImport = endpoint('POST', '/imports/{id}/run', adminOnly)
export const undoImport = endpoint('POST', '/imports/{id}/undo', adminOnly, 'students')
