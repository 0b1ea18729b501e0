/** Finds the field of a heading, also of headings that other programs write. */
import { LANGUAGE_TAGS } from '#contract'
import { fold } from '#contract/fold'
import { type Column, type ImportKind, importColumns, nameParts } from '#contract/imports'
import { headingsIn } from '#contract/people/headings'
import { OTHER_NAMES } from '#contract/people/other-names'

/** A heading, with the one of a group of columns above it; '' without one. */
export type Heading = { group: string; text: string }
/**
 * What a heading names: a field, or a part of it, by its number. `rank`: how much the heading differs from the label of
 * the field; 0 is equal.
 */
export type Named = { field: string; part?: number; rank: number }

/** Characters of a heading that are looked at. */
const LOOKED_AT = 200
/** Names of one heading, as in 'Father / Guardian'. */
const ALTERNATIVES = 3

/** A heading as it is compared. */
const keyOf = (heading: string) => fold(heading).replace(/[^\p{L}\p{N}]/gu, '')

/** 'Father' for "Father's", with any apostrophe: folded, the two would be different words. */
const withoutPossessives = (text: string) => text.replace(/(\p{L})['’‘`´ʼ]s(?!\p{L})/giu, '$1')

const LABELS = LANGUAGE_TAGS.map(headingsIn)

/** A field's names in each language: its label, then other names in their order. */
function namesOf({ field, heading, aliases }: Column, kind: ImportKind): (Named & { text: string })[] {
  const labels = LABELS.flatMap((ofLanguage) => ofLanguage[kind][field] ?? [])
  const ranked = [aliases, ...Object.values(OTHER_NAMES).map((names) => names[kind][field] ?? [])].flatMap((names) =>
    names.map((text, at) => ({ text, field, rank: at + 1 })),
  )
  // The last one of a key is kept.
  return [...ranked.reverse(), ...[field, heading, ...labels].map((text) => ({ text, field, rank: 0 }))]
}

const namedBy = (kind: ImportKind) =>
  new Map<string, Named>(
    importColumns[kind].flatMap((column) => [
      ...namesOf(column, kind).flatMap(({ text, ...named }) =>
        [text, withoutPossessives(text)].map((one) => [keyOf(one), named] as const),
      ),
      ...(column.parts ?? []).flatMap((texts, part) =>
        texts.map((text) => [keyOf(text), { field: column.field, part, rank: 0 }] as const),
      ),
    ]),
  )
const byKey: Record<ImportKind, ReadonlyMap<string, Named>> = {
  student: namedBy('student'),
  teacher: namedBy('teacher'),
}

/** Words at the end of a heading that name a unit. */
const UNITS = new Set(
  'rs rupees pkr inr lkr npr bdt taka usd dollars eur euros gbp pounds aed sar kes ngn zar in per month years yrs روپے سال'.split(
    ' ',
  ),
)
/** Words at its front that name the kind of people. */
const SUBJECTS: Record<ImportKind, ReadonlySet<string>> = {
  student: new Set(['student', 'students', 'pupil', 'pupils', 'child', 'childs', 'learner', 'learners']),
  teacher: new Set(['teacher', 'teachers', 'staff', 'employee', 'employees']),
}
/** A heading of a group with one of these words, folded, names somebody else. */
const OTHERS = /father|mother|parent|guardian|brother|sister|emergency|والد|سرپرست|بہن|بہایی/

/** The headings of columns in a group for a name: 'First', 'Last name'. */
const PART_OF_NAME = new Map(
  nameParts.flatMap((texts, part) =>
    texts.flatMap((text) => [text, text.replace(/ names?$/, '')].map((short) => [keyOf(short), part] as const)),
  ),
)
const NAMES = ['name', 'fatherName']

/** The field or part that a heading names; undefined if it is not known. */
export function namedIn({ group, text }: Heading, kind: ImportKind): Named | undefined {
  if (group === '') return lookUp(text, kind)
  const ofOne = [group, ...group.split(/[/|]/, ALTERNATIVES)].map((one) => lookUp(`${one} ${text}`, kind))
  const both = ofOne.find((named) => named && isExact(named))
  if (both) return both
  const whole = lookUp(group, kind)
  const part = PART_OF_NAME.get(keyOf(text))
  if (whole && part !== undefined && NAMES.includes(whole.field)) return { field: whole.field, part, rank: 0 }
  return OTHERS.test(fold(group)) ? undefined : lookUp(text, kind)
}

/** Whether the heading of a group names the person or kind of its columns; a title above the list does not. */
export function isGroup(text: string, kind: ImportKind): boolean {
  const named = text === '' ? undefined : lookUp(text, kind)
  return (named && isExact(named)) || OTHERS.test(fold(text)) || SUBJECTS[kind].has(keyOf(text))
}

/** Added to the rank for each part of a heading that is ignored. */
const LESS_SURE = 1_000
/** The whole heading was compared, except the text in brackets. */
const isExact = ({ rank }: Named) => rank < 2 * LESS_SURE

/**
 * The variants of a heading: unchanged; without the text in brackets; one of several names in it; without its unit;
 * without the kind of people; and each of them without possessives.
 */
function lookUp(heading: string, kind: ImportKind): Named | undefined {
  const text = withoutPossessives(heading.slice(0, LOOKED_AT))
  const bare = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  for (const [at, one] of [text, bare, ...bare.split(/[/|,:;،؛]/, ALTERNATIVES)].entries()) {
    const words = fold(one)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    const known =
      lookUpWords(words, kind) ?? lookUpWords(turned(words), kind) ?? lookUpWords(withoutEndings(words), kind)
    if (known) return { ...known, rank: known.rank + at * LESS_SURE }
  }
  return undefined
}

/** 'pupil name' for 'name of the pupil'. */
function turned(words: readonly string[]): string[] {
  const at = words.indexOf('of')
  return at < 0 ? [] : [...words.slice(at + 1).filter((word) => word !== 'the'), ...words.slice(0, at)]
}

/** 'guardian name' for 'guardians name', a possessive that is written without an apostrophe. */
const withoutEndings = (words: readonly string[]): string[] =>
  words.map((word, at) => (at < words.length - 1 ? word.replace(/(?<=\p{L}{2})s$/u, '') : word))

function lookUpWords(all: readonly string[], kind: ImportKind): Named | undefined {
  const words = [...all]
  const known = byKey[kind].get(words.join(''))
  if (known) return known
  while (words.length > 1 && UNITS.has(words.at(-1) ?? '')) words.pop()
  const counted = byKey[kind].get(words.join(''))
  if (counted) return counted
  return SUBJECTS[kind].has(words[0] ?? '') ? byKey[kind].get(words.slice(1).join('')) : undefined
}

/** How many different fields and parts of fields these headings name. */
export const knownHeadings = (headings: readonly Heading[], kind: ImportKind): number =>
  new Set(
    headings.flatMap((heading) => {
      const named = namedIn(heading, kind)
      return named ? `${named.field} ${named.part ?? ''}` : []
    }),
  ).size

/** A heading without a group. */
export const ungrouped = (text: string): Heading => ({ group: '', text })
