import { Failure } from '../errors.ts'

/** Thrown when an import cannot do what was asked: a 200 response with `success: false`. */
export class ImportFailure extends Failure {}
