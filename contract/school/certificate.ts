/**
 * What a school's texts of the leaving certificate can name in braces, such as `{name}`; the certificate has the value of
 * the record in its place.
 */
export const CERTIFICATE_VALUES = [
  'name',
  'fatherName',
  'class',
  'rollNumber',
  'years',
  'firstYear',
  'lastYear',
  'leftOn',
  'school',
] as const
export type CertificateValue = (typeof CERTIFICATE_VALUES)[number]

const isKnown = (name: string): name is CertificateValue => CERTIFICATE_VALUES.some((known) => known === name)

/** Words of a text, a value that it names, or a line to write on. */
export type CertificatePiece = { words: string } | { value: CertificateValue } | { line: string }

/** The pieces of a text of the certificate. Three low lines and more are a line to write on. */
export const certificatePieces = (text: string): CertificatePiece[] =>
  text.split(/(\{[^{}]*\}|_{3,})/).map((piece) => {
    const name = piece.slice(1, -1)
    if (piece.startsWith('{') && isKnown(name)) return { value: name }
    return piece.startsWith('___') ? { line: piece } : { words: piece }
  })

/** The first name in braces that is no value; undefined: there is none. */
export const unknownValue = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !isKnown(name))
