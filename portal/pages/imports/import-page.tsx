import { Spinner } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { texts } from '#messages'
import { momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Draft } from './draft.tsx'
import { Finished } from './finished.tsx'
import { Running } from './running.tsx'
import { importsUrl, useImport } from './use-import.ts'

/** The import of students and teachers. `?import=ID` is one import, in the state in which the server has it. */
export function ImportPage() {
  const id = useUrlQuery().query.get('import')
  return id ? <OneImport key={id} id={id} /> : <ChooseFile />
}

/** One import: its dry run, its progress or its result, by the state that the server reports. */
function OneImport({ id }: { id: string }) {
  const text = texts().imports.one
  const { imports: strings, layout } = texts()
  const { current, page, change, update, status, error, reload } = useImport(id)
  const state = current?.state
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(state)

  // The button that was pressed is gone with the old state: the focus goes to what there is now.
  useEffect(() => {
    if (shown.current && shown.current !== state && document.activeElement === document.body)
      content.current?.querySelector('h2')?.focus()
    shown.current = state
  }, [state])

  if (!current) {
    return (
      <Page back={{ href: importsUrl('student'), label: text.back }}>
        {status === 'failed' ? (
          <NotLoaded text={text.failed} illustration="people" error={error && text.gone} reload={reload} />
        ) : (
          <Spinner className="page-loading" label={layout.loading} />
        )}
      </Page>
    )
  }

  const { kind, fileName, counts, createdAt, by } = current
  return (
    <Page
      heading={text.headings[kind]}
      back={{ href: importsUrl(kind), label: text.back }}
      lead={
        <Sentence
          text={(marks) => text.lead({ ...marks, number: counts.all })}
          values={{
            file: <bdi>{fileName || strings.list.pasted}</bdi>,
            at: <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
            by: <bdi>{by ?? text.nobody}</bdi>,
          }}
        />
      }
    >
      <div ref={content} className="stack import">
        {state === 'draft' && (
          <Draft current={current} list={{ data: page, status, error, reload }} onChange={change} onUpdate={update} />
        )}
        {state === 'running' && <Running progress={current.progress} isLost={status === 'failed'} />}
        {(state === 'done' || state === 'undone') && <Finished current={current} onUndone={update} />}
      </div>
      <p role="status" className="kit-visually-hidden">
        {state === 'done' && strings.finished.done}
      </p>
    </Page>
  )
}
