import type { Draft, DraftPhotos } from '../encryption.ts'
import { type AskedPage, type Page, pageOf } from './page.ts'
import { type FoundOwner, photoMatcher } from './photo-match.ts'
import { type Plan, type PlannedRow, plan } from './plan.ts'
import type { School } from './school.ts'

/** What is asked of a plan: a page of its rows, those of one action, or whose photos these files are. */
export type Asked = { page: AskedPage } | { action: 'refused' | 'all' } | { paths: readonly string[] }
export type PlanInput = { text: string; school: School; photos: Pick<DraftPhotos, 'rows'>; asked: Asked }
export type Planned = Omit<Plan, 'rows'> & Page<PlannedRow> & { owners: FoundOwner[] }

/** Plans a draft, and finds what is asked of the plan: all of it would take long to send. */
export async function planDraft({ text, school, photos, asked }: PlanInput): Promise<Planned> {
  const draft = JSON.parse(text) as Draft
  const planned = await plan(draft, school, photos)
  const { rows, ...summary } = planned
  const page = pageOf(planned, 'page' in asked ? asked.page : { page: 1 })
  if ('action' in asked) page.rows = rows.filter(({ action }) => asked.action === 'all' || action === asked.action)
  const owners = 'paths' in asked ? asked.paths.map(photoMatcher(draft, rows, school)) : []
  return { ...summary, ...page, owners }
}
