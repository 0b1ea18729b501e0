/** Drafts without a server: what a file, the decisions and the corrections come to, by the plan of the import. */
import { englishOf } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { operations, type RequestBody } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { SheetsToChoose } from '../../server/files/sheet.ts'
import { isZip } from '../../server/files/zip.ts'
import { describePlan, describeRow } from '../../server/imports/describe.ts'
import { changedDraft } from '../../server/imports/draft/change.ts'
import { draftOf as draftOfSheets } from '../../server/imports/draft/create.ts'
import { type Draft, type DraftPhotos, NO_PHOTOS } from '../../server/imports/encryption.ts'
import { pageOf, type RowFilter } from '../../server/imports/plan/page.ts'
import { plan } from '../../server/imports/plan/plan.ts'
import type { School } from '../../server/imports/plan/school.ts'
import { readTable } from '../../server/imports/read/read-table.ts'
import type { Person } from '../../server/store/tables/people.ts'
import { withCodes } from '../message-codes.ts'

let count = 0
export const TODAY = '2026-06-15'

/** A school without people, in Pakistan. */
export const emptySchool: School = {
  classes: defaultSettings.classes,
  renamed: [],
  today: TODAY,
  country: 'PK',
  people: [],
  former: [],
  userKeys: [],
  suffix: '@mySchool.com',
  spellings: [],
}

/** A student of the school. */
export const personOf = (fields: { name: string } & Partial<Record<string, string>>): Person => ({
  ...{
    id: `id ${++count}`,
    login: `login ${count}`,
    userId: `User-${count}@mySchool.com`,
    version: 1,
    photoVersion: null,
  },
  ...{
    fatherName: 'Tom Lee',
    rollNumber: '1',
    grade: '5',
    age: '9',
    phone: '12345',
    address: '1 Hill Road',
    fee: '100',
  },
  ...fields,
})

type Change = Omit<RequestBody<'changeImport', 'json'>, 'revision'>
type More = { kind?: ImportKind; sheet?: number; school?: Partial<School>; photos?: DraftPhotos }

/** A draft that is changed. */
export type List = { now: PlannedDraft }

/** Reads a file into a draft, and plans it. @throws with the message of a file that cannot be read */
export async function draftOf(file: Buffer | string, more: More = {}) {
  const now = await readDraft(file, more)
  return { ...now, list: { now } as List }
}

export const rowsOf = (list: List, show?: RowFilter) => list.now.rows(show)

/** Changes a draft. @returns what comes of it */
export async function change(list: List, changes: Change): Promise<PlannedDraft> {
  list.now = await list.now.change(changes)
  return list.now
}
export const decide = (list: List, decisions: NonNullable<Change['decisions']>) => change(list, { decisions })
export const edit = (list: List, row: number, cells: Record<string, string>) =>
  change(list, { edits: [{ row, cells }] })

async function readDraft(file: Buffer | string, { kind = 'student', sheet, school, photos }: More) {
  const bytes = Buffer.from(file)
  const chosen = sheet === undefined ? {} : { chosen: sheet }
  const read = await readTable({ bytes, kind, isXlsx: isZip(bytes), ...chosen })
  if ('unreadable' in read) throw new Error(englishOf(read.unreadable))
  if ('toChoose' in read) throw new SheetsToChoose(read.toChoose)
  const content = { sheets: read.sheets, hasPhotos: false, otherKind: null }
  return planned(await draftOfSheets(`draft ${++count}`, kind, content), { ...emptySchool, ...school }, photos)
}

/** What comes of a draft, as the API shows it. */
async function planned(draft: Draft, school: School, photos: DraftPhotos = NO_PHOTOS) {
  const of = await plan(draft, school, photos)
  const rows = (show: RowFilter = 'all', page = 1) => withCodes(pageOf(of, { show, page }).rows.map(describeRow))
  return withCodes({
    ...describePlan(draft, of, photos),
    counts: of.counts,
    actions: of.actions,
    /** A page of the rows; without a filter all, refused ones first. */
    rows,
    /** The rows by what they are in the file. */
    byLine: () => withCodes(of.rows.map(describeRow)),
    /** What comes of it after a change. @throws HttpError 400 */
    change: (change: Change) => {
      const { addClasses: _, shown: __, ...parsed } = operations.changeImport.json.parse({ revision: 0, ...change })
      return planned(changedDraft(draft, parsed), school, photos)
    },
    /** What comes of it in another school. */
    in: (other: Partial<School>) => planned(draft, { ...school, ...other }, photos),
  })
}

export type PlannedDraft = Awaited<ReturnType<typeof planned>>

/** The notes of a file, as sentences. */
export const notesOf = ({ notes }: Pick<PlannedDraft, 'notes'>): string => notes.map(({ message }) => message).join(' ')
