/** What a school's texts of the leaving certificate can name in braces, such as `{name}`: then the record's own stands there. */
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

/** The pieces of a text of the certificate: its own words, and the values that it names. */
export function certificatePieces(text: string): (string | { value: CertificateValue })[] {
  return text
    .split(/\{([^{}]*)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : isKnown(piece) ? { value: piece } : `{${piece}}`))
}

/** The first name in braces that is no value; undefined: there is none. */
export const unknownValue = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !isKnown(name))
