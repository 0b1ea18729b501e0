import { forOperator } from './words.ts'

/** Why an import does not do what was asked. */
export const importIsWritten = 'This import is being written now: nothing of it can be changed. Wait until it is done.'
export const importWasRun = 'This import was run already: nothing of it can be changed. Undo it, or start a new one.'
export const importWasUndone = 'This import was undone. Start a new one with the file.'
export const photosAreRead = 'Photos of this import are being read now. Wait until that is done.'
export const photosStopped =
  'The server was stopped while it read the photos. Those that are matched stay; send the file again for the others.'
export const importStopped = 'The server was stopped in the middle of the import. Nothing was written: run it again.'
export const importInternal = `Something went wrong on our side, and nothing was written. Try again. ${forOperator('if it happens again, the log of the server says why.')}`

export const draftIsChanged =
  'This draft has been changed meanwhile, by somebody else or in another window, so this was not saved. It is shown as it is now.'
const DRAFTS = { login: 'The drafts of one login', school: 'All drafts of the school' }
export const noRoomForDraft = ({ whose, megabytes }: { whose: 'login' | 'school'; megabytes: number }) =>
  `${DRAFTS[whose]} together would have more than ${megabytes} MB, so nothing of this was kept. Run or drop drafts that are not needed any more, then try again.`

export const rowsAreRefused = ({ refused, all }: { refused: number; all: number }) =>
  `${refused} of ${all} rows are refused. Mend them, or leave them out.`
export const nothingToImport = 'There is nothing to add and nothing to change.'
/** @property file null: what was pasted */
type Other = { file: string | null; by: string | null; done: number; all: number }
export const otherImportRuns = ({ file, by, done, all }: Other) =>
  `Another import is being written now (${file === null ? 'what was pasted' : `'${file}'`}, by ${by ?? 'somebody'}, ${done} of ${all}). Two at once could add people twice: wait until it is done.`
export const rowsAreRefusedNow = ({ refused }: { refused: number }) =>
  `The school has changed since the file was read: ${refused} rows are refused now, so nothing was written. Look at them below.`
export const rowsAreNewNow = ({ gone }: { gone: number }) =>
  `Rows about people who were in the school when the file was read, and are not any more: ${gone}. Nothing was written. Such a row adds a new person now: bring a former student back or restore a deleted record, or run the import again if a new person is meant.`
export const othersChangeRecords =
  'Others are changing these records at the same time. Nothing was written: run the import again.'
