import { Alert } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { useAttempt } from '../../hooks/use-act.ts'
import type { Loaded } from '../../hooks/use-load.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { navigate } from '../../state/navigation.ts'
import { useSchool } from '../../state/school.ts'
import { showToastAfterNavigation } from '../../state/toasts.ts'
import { ColumnsSection } from './columns.tsx'
import { DecisionsSection } from './decisions.tsx'
import { OtherListButton } from './other-list-button.tsx'
import { PhotosSection } from './photos-section.tsx'
import { RefusedFile } from './refused-file.tsx'
import { RowsSection } from './rows-section.tsx'
import { type DraftPage, type DraftProps, importsUrl } from './use-import.ts'

/** The dry run: what the import would do, and everything that can be changed before it is done. */
export function Draft({ current, list, onChange, onUpdate }: DraftProps & { list: Loaded<DraftPage> }) {
  const text = texts().importDraft.draft
  const { _id, kind, counts, notes, problem, progress, columns, texts: read, decisions } = current
  const { classes } = useSchool()
  const { failure, attempt } = useAttempt()
  const people = counts.add + counts.change
  const isReading = progress !== null

  const run = () =>
    attempt(async () => {
      const response = await request(endpoints.runImport, {
        params: { id: _id },
        json: { leaveOutRefused: counts.refused > 0 },
      })
      if (!response.success) {
        // Others may have changed the school: what its rows come to now is below.
        list.reload()
        return response.message
      }
      onUpdate(response.import)
    })
  const drop = () =>
    attempt(async () => {
      const response = await request(endpoints.deleteImport, { params: { id: _id } })
      if (!response.success) return response.message
      navigate(importsUrl(kind))
      showToastAfterNavigation('success', text.dropped)
    })

  return (
    <>
      <section className="import-panel" aria-labelledby="import-summary">
        <h2 id="import-summary" tabIndex={-1}>
          {text.summary}
        </h2>
        <ul className="import-counts">
          {counts.add > 0 && <li>{text.adds({ kind, number: counts.add })}</li>}
          {counts.change > 0 && <li>{text.changes({ kind, number: counts.change })}</li>}
          {counts.same > 0 && <li>{text.sames({ kind, number: counts.same })}</li>}
          {counts.omit > 0 && <li>{text.omits({ number: counts.omit })}</li>}
          {counts.refused > 0 && <li data-danger>{text.refused({ number: counts.refused })}</li>}
          {people === 0 && <li>{text.nothing}</li>}
          {notes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <DecisionsSection current={current} onChange={onChange} />
        <div className="button-row">
          {people === 0 && <OtherListButton importId={_id} />}
          {people > 0 && (
            <BusyButton aria-disabled={isReading || undefined} act={async () => isReading || run()}>
              {text.run({ kind, number: people })}
            </BusyButton>
          )}
          <RefusedFile of={current} />
          <BusyButton variant="quiet" act={drop}>
            {text.drop}
          </BusyButton>
        </div>
        {isReading && <p className="hint">{text.waiting}</p>}
        <Alert live tone="danger">
          {failure || (!isReading && problem?.message)}
        </Alert>
      </section>
      <ColumnsSection current={current} onChange={onChange} />
      <PhotosSection current={current} onUpdate={onUpdate} onSent={list.reload} />
      {/* Read in another way, other rows are refused: the key resets the section. */}
      <RowsSection
        key={JSON.stringify([columns, read, decisions, classes])}
        current={current}
        list={list}
        onChange={onChange}
      />
    </>
  )
}
