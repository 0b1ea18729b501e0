import { EmptyState } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { useCall } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { Cards } from './cards.tsx'
import { Certificates } from './certificates.tsx'
import { ClassLists } from './class-lists.tsx'
import { ClassReports } from './class-reports.tsx'
import { FamilySlips } from './family-slips.tsx'
import { PaperControls } from './paper-controls.tsx'
import { usePaperQuery } from './paper-query.ts'
import { ReportPapers } from './report-papers.tsx'
import { Slips } from './slips.tsx'
import { byRollNumber, type People, usePeople } from './use-people.ts'

/** Slips, cards, lists, reports and certificates: chosen, previewed and printed. */
export function Paper({ dashboard }: PageInput) {
  const text = texts().paper.paper
  const query = usePaperQuery()
  const { kind, size, isOfTeachers, isOfFormer, whose, year, gradeOfYear } = query
  const loaded = usePeople(isOfFormer ? null : whose, isOfTeachers)
  const { key } = loaded

  const papers = (people: People) => {
    const { students, teachers } = people
    if (students.length + teachers.length === 0) {
      return (
        <EmptyState illustration="people" heading={isOfTeachers ? text.noTeachers : text.noStudents}>
          {!isOfTeachers && text.noneHelp}
        </EmptyState>
      )
    }
    switch (kind) {
      case 'cards':
      case 'teacher-cards':
        return <Cards key={key} id={key} people={people} size={size} />
      case 'family-slips':
        // With the key, so that codes do not outlive the choice of other people.
        return <FamilySlips key={key} students={students} />
      case 'class-list':
        return <ClassLists students={students} columns={query.columns} headings={query.headings} />
      case 'reports':
        return <ClassReports key={key} id={key} students={students} hasCover={query.hasCover} />
      default:
        // With the key, so that a login that is shown does not outlive the choice of other people.
        return <Slips key={key} people={people} />
    }
  }

  const preview = () => {
    if (isOfFormer) return <Certificates whose={whose} language={query.language} dashboard={dashboard} />
    if (year && gradeOfYear) return <ReportsOfYear key={`${year} ${gradeOfYear}`} year={year} grade={gradeOfYear} />
    if (!whose) {
      return (
        <EmptyState illustration="people" heading={text.nothingChosen}>
          {text.nothingChosenHelp}
        </EmptyState>
      )
    }
    return (
      <WhenLoaded loaded={loaded} loadingText={text.loading} failedText={text.failed} illustration="people">
        {papers}
      </WhenLoaded>
    )
  }

  return (
    <Page lead={text.lead}>
      <PaperControls query={query} />
      <div className="paper" data-paper={size}>
        {preview()}
      </div>
    </Page>
  )
}

/** The reports of a class in an earlier school year. */
function ReportsOfYear({ year, grade }: { year: string; grade: string }) {
  const { paper, classReports } = texts().paper
  const loaded = useCall(endpoints.reportsOfYear, { query: { year, grade } }, ({ reports }) =>
    assertList(reports)
      .toSorted((one, other) => byRollNumber(one.student, other.student))
      .map((response) => ({ studentId: response.data.studentId, response })),
  )
  return (
    <ReportPapers loaded={loaded} loadingText={paper.loading} noneText={classReports.noneOfYear({ year, grade })} />
  )
}
