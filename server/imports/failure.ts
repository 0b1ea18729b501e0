/** Why an import does not do what was asked, for the person: the message of a 200 response with `success: false`. */
export class ImportFailure extends Error {}
