import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { ListedStudent } from '#contract/operations'
import { texts } from '#messages'
import { noteReadings } from '../../api/batches.ts'
import { loadEach } from '../../api/lists.ts'
import { assertSuccess, request } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { PaperSchool } from '../../layout/paper-school.tsx'
import { countReports } from '../reports/use-class-of.ts'
import { ReportPapers } from './report-papers.tsx'
import { classesOf } from './use-people.ts'

type Props = {
  /** Names these students. */
  id: string
  students: readonly ListedStudent[]
  /** Whether a first sheet says who has no report. */
  hasCover: boolean
}

/** The reports of students one after another, each on its own sheet. */
export function ClassReports({ id, students, hasCover }: Props) {
  const text = texts().paper.classReports
  const withReport = students.filter(({ report }) => report)
  const missing = students.filter(({ report }) => !report)
  const [done, setDone] = useState(0)
  const loaded = useLoad(`reports/${id}`, async (signal) => {
    const ids = withReport.map(({ _id }) => _id)
    await noteReadings(ids, 'read report', signal)
    return loadReports(ids, setDone, signal)
  })
  return (
    <ReportPapers
      loaded={loaded}
      loadingText={text.progress({ done, all: withReport.length })}
      noneText={text.none}
      cover={hasCover && missing.length > 0 && <Cover students={students} missing={missing} />}
    />
  )
}

type CoverProps = Record<'students' | 'missing', readonly ListedStudent[]>

/** The first sheet: how many reports are written, and who has none. */
function Cover({ students, missing }: CoverProps) {
  const { paper, reportsWritten } = texts()
  const text = paper.classReports
  return (
    <section className="sheet report-cover" data-theme="light">
      <p className="report-cover-school">
        <PaperSchool />
      </p>
      <h2>{text.heading}</h2>
      <p>{reportsWritten(countReports(students))}</p>
      {classesOf(missing).map(({ grade, students }) => (
        <div key={grade}>
          <h3>
            <Sentence text={text.missing} values={{ grade: <bdi>{grade}</bdi> }} />
          </h3>
          <ul>
            {students.map(({ _id, name, rollNumber }) => (
              <li key={_id}>
                <Sentence text={text.line} values={{ name: <bdi>{name}</bdi>, rollNumber: <bdi>{rollNumber}</bdi> }} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The reports of these students, in their order, without those that were deleted meanwhile. */
async function loadReports(ids: readonly string[], onProgress: (done: number) => void, signal: AbortSignal) {
  const load = async (studentId: string) => ({
    studentId,
    response: assertSuccess(await request(endpoints.getReport, { params: { id: studentId }, signal })),
  })
  const loaded = await loadEach(ids, load, onProgress)
  return loaded.filter(({ response }) => response.data)
}
