import { Spinner } from '@my-school/ui-kit'
import { getSchool } from '../../api/school.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { strings as text } from '../../strings/school.ts'
import { SchoolEditor } from './school-editor.tsx'

/** Everything that the school decides: the form, what its pages will look like, and the versions of before. */
export function SchoolPage() {
  const { status, data, error, reload } = useLoad('school', getSchool)
  return (
    <Page lead={text.lead}>
      {data ? (
        <SchoolEditor loaded={data} />
      ) : status === 'failed' ? (
        <NotLoaded text={text.failed} illustration="people" error={error} reload={reload} />
      ) : (
        <Spinner className="page-loading" label={text.loading} />
      )}
    </Page>
  )
}
