/** How students are searched, those of the present school and former ones. */
import { type RawBuilder, sql } from 'kysely'
import { normalize, normalizePhone, searchTerms, searchWords } from '#contract/search'
import type { DialectSql } from '../engine.ts'
import { chunksOf } from '../queries.ts'
import { userKey } from '../user-key.ts'

/** The normalized copies for the search, each with its source column. */
const NORMALIZED = {
  foldedName: 'name',
  foldedFatherName: 'fatherName',
  foldedAddress: 'address',
  foldedRollNumber: 'rollNumber',
  foldedPhone: 'phone',
} as const
export type NormalizedColumn = keyof typeof NORMALIZED
type Source = (typeof NORMALIZED)[NormalizedColumn]

/** The copies that a word is looked for in; a phone has a form of its own. */
const OF_WORDS = ['foldedName', 'foldedFatherName', 'foldedAddress', 'foldedRollNumber'] as const

export const COPIES = Object.keys(NORMALIZED) as NormalizedColumn[]

/** The normalized copies of those columns that are set: all of them for a whole student. */
export function normalizedOf(row: { [S in Source]?: string }) {
  const copies = COPIES.flatMap((copy) => {
    const column = NORMALIZED[copy]
    const text = row[column]
    return text === undefined ? [] : [[copy, (column === 'phone' ? normalizePhone : normalize)(text)]]
  })
  return Object.fromEntries(copies) as Record<NormalizedColumn, string>
}

export const withNormalized = <Row extends { [S in Source]?: string }>(row: Row) => ({ ...row, ...normalizedOf(row) })

/** The columns that the copies are made of. */
export const SOURCES = Object.values(NORMALIZED)

export type StudentSearch = {
  name: string
  fatherName: string
  grade: string
  address: string
  /** Each of its terms is a part of one of the fields. */
  text: string
  /** For who may see user ids: `text` is looked for in them too, unless it is a part of one of these endings. */
  userIdEndings: readonly string[]
}

/** Many callers may hold a page at once. */
export const PAGE = 2_000

/**
 * In two steps: one scan reads only an index, and then only matching rows are read completely.
 * @param seqs of the matching rows, in the order of the list
 * @param read reads these rows, in any order
 */
export async function* pagesOf<Row extends { seq: number }>(
  seqs: readonly number[],
  read: (seqs: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (const part of chunksOf(seqs, PAGE)) {
    const rows = new Map((await read(part)).map((row) => [row.seq, row]))
    yield part.flatMap((seq) => rows.get(seq) ?? [])
  }
}

/**
 * The conditions that a student who is searched for meets, but for the class: each word of a text is a part, in any order
 * and letter case, with or without accents.
 */
export function searchConditions(
  { name, fatherName, address, text, userIdEndings }: Partial<StudentSearch>,
  contains: DialectSql['contains'],
): RawBuilder<boolean>[] {
  const texts = [
    ['foldedName', name],
    ['foldedFatherName', fatherName],
    ['foldedAddress', address],
  ] as const
  const ofFields = texts.flatMap(([column, words = '']) =>
    searchWords(words).map((word) => contains(column, normalize(word))),
  )
  const ofText = searchTerms(text ?? '').map(({ typed, word, phones }) => {
    const anywhere = [
      ...OF_WORDS.map((column) => contains(column, word)),
      ...phones.map((part) => contains('foldedPhone', part)),
    ]
    const key = userKey(typed)
    const isInAll = !userIdEndings || userIdEndings.some((ending) => userKey(ending).includes(key))
    return sql<boolean>`(${sql.join(isInAll ? anywhere : [...anywhere, contains('userKey', key)], sql` or `)})`
  })
  return [...ofFields, ...ofText]
}
