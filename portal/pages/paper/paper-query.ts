import { offeredLanguages } from '#contract'
import { language } from '#messages'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { PAPERS, type PaperKind } from '../../routing/staff-links.ts'
import { useSchool } from '../../state/school.ts'

export type PaperSize = 'A4' | 'Letter'

/** Whom a kind of paper is for. */
export function groupOf(kind: string): 'students' | 'teachers' | 'former students' {
  if (kind.startsWith('teacher')) return 'teachers'
  return kind === 'certificates' ? 'former students' : 'students'
}

export const SIZES: readonly PaperSize[] = ['A4', 'Letter']
/** More empty columns would be too narrow to write in. */
export const MOST_COLUMNS = 12
const USUAL_COLUMNS = 5

/** Whose papers: everybody, those of a class, of an import, or those of a selection; null: nothing is chosen yet. */
export type Whose =
  | { of: 'all' }
  | { of: 'class'; grade: string }
  /** Who was added by it. */
  | { of: 'import'; id: string }
  /** `ids` null: those that are chosen in the list. */
  | { of: 'selection'; ids: readonly string[] | null }

/**
 * What is printed, as the URL says it: `?kind=cards&class=3&paper=Letter`. `class=all` is everybody, `ids=a,b` a small
 * selection, `ids=chosen` the one of the list, `import=ID` the people of an import; `columns=3&headings=Mon,Tue` are
 * those of a class list, `cover=0` leaves out the first sheet of reports, `year=2025/26` is an earlier year of reports,
 * `in=ur` the language of certificates.
 */
export function usePaperQuery() {
  const { classes, languages } = useSchool()
  const { query, change } = useUrlQuery()
  const kind = PAPERS.find((known) => known === query.get('kind')) ?? 'slips'
  const size = SIZES.find((known) => known === query.get('paper')) ?? 'A4'
  const group = groupOf(kind)
  const offered = offeredLanguages(languages)
  const year = kind === 'reports' ? (query.get('year') ?? '') : ''
  const headings = query.get('headings') ?? ''
  const columns = /^\d{1,2}$/.test(query.get('columns') ?? '') ? Number(query.get('columns')) : USUAL_COLUMNS
  return {
    kind,
    size,
    isOfTeachers: group === 'teachers',
    isOfFormer: group === 'former students',
    /** Of certificates: by default that of the page. */
    language: offered.find((one) => one === (query.get('in') ?? language())) ?? languages.first,
    offered,
    /** An earlier school year, of reports; '': the present one. */
    year,
    /** The class of that year, which the school may no longer have. */
    gradeOfYear: query.get('class') ?? '',
    whose: year ? null : whose(query, kind, classes),
    headings,
    columns: Math.min(columns, MOST_COLUMNS),
    hasCover: query.get('cover') !== '0',
    change,
  }
}

function whose(query: URLSearchParams, kind: PaperKind, classes: readonly string[]): Whose | null {
  const ids = query.get('ids')
  if (ids === 'chosen') return { of: 'selection', ids: null }
  if (ids) return { of: 'selection', ids: ids.split(',') }
  const id = query.get('import')
  if (id) return { of: 'import', id }
  const group = groupOf(kind)
  if (group === 'teachers') return { of: 'all' }
  if (group === 'former students') return null
  const value = query.get('class')
  // Each report is a separate request, so the reports of a whole school are printed class by class.
  if (value === 'all' && kind !== 'reports') return { of: 'all' }
  const grade = classes.find((known) => known === value)
  return grade ? { of: 'class', grade } : null
}
