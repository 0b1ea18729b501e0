import { SAMPLE_PARTS, type SamplePart } from './choices.ts'
import { defaultsIn } from './defaults-in.ts'
import type { SchoolSettings } from './settings.ts'
import { textsIn } from './translations.ts'

/**
 * The facts of each part: a part counts as the sample's until none of them is. No facts if the only page that shows
 * them is hidden.
 */
const importContext: Record<SamplePart, (settings: SchoolSettings) => unknown[]> = {
  identity: ({ identity: { name, motto, line, founded } }) => [name, motto, line, founded],
  contact: ({ contact: { address, position, phones, email, hours } }) => [
    ...address,
    position,
    ...phones,
    email,
    hours,
  ],
  slides: ({ home }) => home.slides,
  summary: ({ home }) => [home.summary],
  admissions: ({ home }) => home.admissions,
  about: ({ about, pages }) => (pages.about ? about.paragraphs : []),
  team: ({ about, pages }) => (pages.about ? about.team : []),
  questions: ({ questions, pages }) => (pages.questions ? questions : []),
}

const isStated = (fact: unknown) => fact !== '' && fact !== null

/** The parts that still have a fact of the sample and are not confirmed. */
export function samplePartsOf(whole: SchoolSettings): SamplePart[] {
  const settings = textsIn(whole, whole.languages.first)
  return SAMPLE_PARTS.filter((part) => {
    if (settings.confirmed[part]) return false
    const sample = new Set(
      Object.values(defaultsIn)
        .flatMap(importContext[part])
        .filter(isStated)
        .map((fact) => JSON.stringify(fact)),
    )
    return importContext[part](settings).some((fact) => sample.has(JSON.stringify(fact)))
  })
}
