import { Alert, Button, Spinner } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { SchoolEditor } from './school-editor.tsx'

/** All settings of the school: the form, the preview of its pages, and earlier versions. */
export function SchoolPage() {
  const { actions, school: text } = texts()
  const { query } = useUrlQuery()
  const part = query.get('part') ?? ''
  // Another part is another visit: what was not saved is gone, and the page begins at that part.
  const { status, data, error, reload } = useLoad(`school ${part}`, (signal) =>
    requestSuccess(endpoints.getSchool, { signal }),
  )
  return (
    <Page lead={text.lead}>
      {data ? (
        <SchoolEditor loaded={data} part={part} isFirst={query.has('first')} />
      ) : status === 'failed' ? (
        <Alert tone="danger" actions={<Button onClick={reload}>{actions.tryAgain}</Button>}>
          {error ?? text.failed}
        </Alert>
      ) : (
        <Spinner className="page-loading" label={text.loading} />
      )}
    </Page>
  )
}
