/** Which heading names which field, in the words of other programs. */
import { LANGUAGE_TAGS } from '#contract'
import { fold } from '#contract/fold'
import { type Column, type ImportKind, importColumns, nameParts } from '#contract/imports'
import { headingsIn } from '#contract/imports/headings'
import { OTHER_NAMES } from '#contract/imports/other-names'

/** A heading, with the one of a group of columns above it; '' without one. */
export type Heading = { group: string; text: string }
/**
 * What a heading names: a field, or a part of it, by its number. `rank`: how far the heading is from what the field is
 * called; 0 is the same.
 */
export type Named = { field: string; part?: number; rank: number }

/** Characters of a heading that are looked at. */
const LOOKED_AT = 200
/** Names of one heading, as in 'Father / Guardian'. */
const ALTERNATIVES = 3

/** A heading as it is compared. */
const keyOf = (heading: string) => fold(heading).replace(/[^\p{L}\p{N}]/gu, '')

/** A field's names in each language: what it is called, then other names in their order. */
function namesOf({ field, heading, aliases }: Column, kind: ImportKind): (Named & { text: string })[] {
  const labels = LANGUAGE_TAGS.flatMap((language) => headingsIn(language)[kind][field] ?? [])
  const ranked = [aliases, ...Object.values(OTHER_NAMES).map((names) => names[kind][field] ?? [])].flatMap((names) =>
    names.map((text, at) => ({ text, field, rank: at + 1 })),
  )
  // The last one of a key is kept.
  return [...ranked.reverse(), ...[field, heading, ...labels].map((text) => ({ text, field, rank: 0 }))]
}

const namedBy = (kind: ImportKind) =>
  new Map<string, Named>(
    importColumns[kind].flatMap((column) => [
      ...namesOf(column, kind).map(({ text, ...named }) => [keyOf(text), named] as const),
      ...(column.parts ?? []).flatMap((texts, part) =>
        texts.map((text) => [keyOf(text), { field: column.field, part, rank: 0 }] as const),
      ),
    ]),
  )
const byKey: Record<ImportKind, ReadonlyMap<string, Named>> = {
  student: namedBy('student'),
  teacher: namedBy('teacher'),
}

/** Words at the end of a heading that say in what something is counted. */
const UNITS = new Set(
  'rs rupees pkr inr lkr npr bdt taka usd dollars eur euros gbp pounds aed sar kes ngn zar in per month years yrs روپے سال'.split(
    ' ',
  ),
)
/** Words at its front that say whose list it is. */
const SUBJECTS: Record<ImportKind, ReadonlySet<string>> = {
  student: new Set(['student', 'students', 'pupil', 'pupils', 'child', 'childs', 'learner', 'learners']),
  teacher: new Set(['teacher', 'teachers', 'staff', 'employee', 'employees']),
}
/** A heading of a group with one of these words, folded, names somebody else. */
const OTHERS = /father|mother|parent|guardian|brother|sister|emergency|والد|سرپرست|بہن|بہایی/

/** What the columns of a group of a name are called: 'First', 'Last name'. */
const PART_OF_NAME = new Map(
  nameParts.flatMap((texts, part) =>
    texts.flatMap((text) => [text, text.replace(/ names?$/, '')].map((short) => [keyOf(short), part] as const)),
  ),
)
const NAMES = ['name', 'fatherName']

/** What a heading names; undefined if it is not known. */
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

/** Whether the heading of a group says whose or what its columns are; that of a title above the list does not. */
export function isGroup(text: string, kind: ImportKind): boolean {
  const named = text === '' ? undefined : lookUp(text, kind)
  return (named && isExact(named)) || OTHERS.test(fold(text)) || SUBJECTS[kind].has(keyOf(text))
}

/** Is added to the rank with each thing of a heading that is not looked at. */
const LESS_SURE = 1_000
/** All of the heading but for what is in brackets was looked at. */
const isExact = ({ rank }: Named) => rank < 2 * LESS_SURE

/** As it is; else without what is in brackets, one of several words for it, without its unit, without whose it is. */
function lookUp(heading: string, kind: ImportKind): Named | undefined {
  const text = heading.slice(0, LOOKED_AT)
  const bare = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  for (const [at, one] of [text, bare, ...bare.split(/[/|,:;،؛]/, ALTERNATIVES)].entries()) {
    const words = fold(one)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    const known = lookUpWords(words, kind) ?? lookUpWords(turned(words), kind)
    if (known) return { ...known, rank: known.rank + at * LESS_SURE }
  }
  return undefined
}

/** 'pupil name' for 'name of the pupil'. */
function turned(words: readonly string[]): string[] {
  const at = words.indexOf('of')
  return at < 0 ? [] : [...words.slice(at + 1).filter((word) => word !== 'the'), ...words.slice(0, at)]
}

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

/** A heading that stands alone. */
export const alone = (text: string): Heading => ({ group: '', text })
