import { Failure } from '../errors.ts'

/** Why an import does not do what was asked: a 200 response with `success: false`. */
export class ImportFailure extends Failure {}
