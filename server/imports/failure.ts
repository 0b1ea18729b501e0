import { FailureResponse } from '../errors.ts'

/** Why an import does not do what was asked. */
export class ImportFailure extends FailureResponse {}
