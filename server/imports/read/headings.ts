/** Which heading names which field, in the words of other programs. */
import { LANGUAGE_TAGS } from '#contract'
import { fold } from '#contract/fold'
import { type Column, type ImportKind, importColumns } from '#contract/imports'
import { headingsIn } from '#contract/imports/headings'
import { OTHER_NAMES } from '#contract/imports/other-names'

/** A heading, with the one of a group of columns above it; '' without one. */
export type Heading = { group: string; text: string }
/** What a heading names: a field, or a part of it, by its number. */
export type Named = { field: string; part?: number }

/** Characters of a heading that are looked at. */
const LOOKED_AT = 200
/** Names of one heading, as in 'Father / Guardian'. */
const ALTERNATIVES = 3

/** A heading as it is compared. */
const keyOf = (heading: string) => fold(heading).replace(/[^\p{L}\p{N}]/gu, '')

/** A field's names in each language. */
function namesOf({ field, heading, aliases }: Column, kind: ImportKind): string[] {
  const labels = LANGUAGE_TAGS.flatMap((language) => headingsIn(language)[kind][field] ?? [])
  const others = Object.values(OTHER_NAMES).flatMap((names) => names[kind][field] ?? [])
  return [field, heading, ...aliases, ...labels, ...others]
}

const namedBy = (kind: ImportKind) =>
  new Map<string, Named>(
    importColumns[kind].flatMap((column) => [
      ...namesOf(column, kind).map((text) => [keyOf(text), { field: column.field }] as const),
      ...(column.parts ?? []).flatMap((texts, part) =>
        texts.map((text) => [keyOf(text), { field: column.field, part }] as const),
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

/** What a heading names; undefined if it is not known. */
export function namedIn({ group, text }: Heading, kind: ImportKind): Named | undefined {
  if (group === '') return lookUp(text, kind)
  return lookUp(`${group} ${text}`, kind) ?? (OTHERS.test(fold(group)) ? undefined : lookUp(text, kind))
}

/** As it is; else without what is in brackets, one of several words for it, without its unit, without whose it is. */
function lookUp(heading: string, kind: ImportKind): Named | undefined {
  const text = heading.slice(0, LOOKED_AT)
  const bare = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  for (const one of [text, bare, ...bare.split(/[/|,:;،؛]/, ALTERNATIVES)]) {
    const words = fold(one)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    const known = byKey[kind].get(words.join(''))
    if (known) return known
    while (words.length > 1 && UNITS.has(words.at(-1) ?? '')) words.pop()
    const counted = byKey[kind].get(words.join(''))
    if (counted) return counted
    const owned = SUBJECTS[kind].has(words[0] ?? '') && byKey[kind].get(words.slice(1).join(''))
    if (owned) return owned
  }
  return undefined
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
