import { EmptyState, Spinner } from '@my-school/ui-kit'
import { texts } from '#messages'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { Cards } from './cards.tsx'
import { ClassLists } from './class-lists.tsx'
import { ClassReports } from './class-reports.tsx'
import { PaperControls } from './paper-controls.tsx'
import { usePaperQuery } from './paper-query.ts'
import { Slips } from './slips.tsx'
import { usePeople } from './use-people.ts'

/** Slips, cards, lists and reports: chosen, previewed and printed. */
export function Paper() {
  const text = texts().paper.paper
  const query = usePaperQuery()
  const { kind, size, isOfTeachers, whose } = query
  const { status, data, error, reload, key } = usePeople(whose, isOfTeachers)

  const content = () => {
    if (!whose) {
      return (
        <EmptyState illustration="people" heading={text.nothingChosen}>
          {text.nothingChosenHelp}
        </EmptyState>
      )
    }
    if (status === 'failed') return <NotLoaded text={text.failed} illustration="people" error={error} reload={reload} />
    if (!data) return <Spinner className="page-loading" label={text.loading} />
    const { students, teachers } = data
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
        return <Cards key={key} id={key} people={data} size={size} />
      case 'class-list':
        return <ClassLists students={students} columns={query.columns} headings={query.headings} />
      case 'reports':
        return <ClassReports key={key} id={key} students={students} hasCover={query.hasCover} />
      default:
        // The key removes a shown login when other people are chosen.
        return <Slips key={key} people={data} />
    }
  }

  return (
    <Page lead={text.lead}>
      <PaperControls query={query} />
      <div className="paper" data-paper={size}>
        {content()}
      </div>
    </Page>
  )
}
