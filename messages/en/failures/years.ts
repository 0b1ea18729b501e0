import { forOperator } from './words.ts'

/** Why a school year was not begun, or no student was promoted. */
export const previewIsOld =
  'Somebody was added, deleted or moved, or a class was changed, since this preview was made, so nobody was promoted. Look through the new preview, then promote again.'
export const promotedAlready =
  'The school was promoted in this school year already, so nobody was promoted. Load the page again: it says when and by whom, and asks once more.'

export const noBackup = `The backup that comes before it could not be made, so nothing was changed. ${forOperator('the log of the server says why. See that the folder BACKUP_DIR can be written; then it can be tried again.')}`
