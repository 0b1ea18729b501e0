import { Button, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { momentOf } from '../../format/dates.ts'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { paperUrl } from '../../routing/staff-links.ts'
import { OtherListButton } from './other-list-button.tsx'
import { RefusedFile } from './refused-file.tsx'
import { UndoPrompt } from './undo-prompt.tsx'
import { type DraftProps, importsUrl } from './use-import.ts'

const links = {
  student: { slips: 'slips', list: `${DASHBOARDS.admin}/Student-detail` },
  teacher: { slips: 'teacher-slips', list: `${DASHBOARDS.admin}/teacher-detail` },
} as const

/** The result of an import: what is in the school now, and what can be done with it. */
export function Finished({ current, onUndone }: { current: SchoolImport; onUndone: DraftProps['onUpdate'] }) {
  const text = texts().imports.finished
  const { _id, kind, state, finishedAt, counts, hasRefusedFile, photos, undo } = current
  const [toUndo, setToUndo] = useState<SchoolImport | null>(null)
  const isDone = state === 'done'
  return (
    <>
      <section className="import-panel" data-state={state} aria-labelledby="import-result">
        <h2 id="import-result" tabIndex={-1}>
          {isDone ? text.done : text.undone}
        </h2>
        <ul className="import-counts">
          {counts.add > 0 && <li>{(isDone ? text.added : text.takenOut)({ kind, number: counts.add })}</li>}
          {counts.change > 0 && <li>{(isDone ? text.changed : text.changedBack)({ kind, number: counts.change })}</li>}
          {isDone && counts.same > 0 && <li>{text.sames({ kind, number: counts.same })}</li>}
          {isDone && counts.omit > 0 && <li>{text.omits({ number: counts.omit })}</li>}
          {isDone && counts.refused > 0 && <li data-danger>{text.refused({ number: counts.refused })}</li>}
          {isDone && photos.matched > 0 && <li>{text.photos({ number: photos.matched })}</li>}
          {finishedAt && (
            <li>
              <time dateTime={finishedAt}>{momentOf(finishedAt)}</time>
            </li>
          )}
        </ul>
        {isDone && counts.refused > 0 && (
          <p className="hint">{hasRefusedFile ? text.refusedFileHint : text.refusedHint}</p>
        )}
        {isDone ? (
          <div className="button-row import-actions">
            {counts.add > 0 && (
              <LinkButton href={paperUrl({ kind: links[kind].slips, import: _id })}>{text.slips}</LinkButton>
            )}
            <OtherListButton importId={_id} />
            <RefusedFile of={current} />
            <LinkButton href={links[kind].list} variant="quiet">
              {text.lists[kind]}
            </LinkButton>
            <LinkButton href={importsUrl(kind)} variant="quiet">
              {text.another}
            </LinkButton>
            {undo.possible && (
              <Button variant="quiet" data-danger onClick={() => setToUndo(current)}>
                {text.undo}
              </Button>
            )}
          </div>
        ) : (
          <p className="hint">{text.undoneHint}</p>
        )}
        {isDone && undo.reason && <p className="hint">{undo.reason}</p>}
      </section>
      <UndoPrompt toUndo={toUndo} onUndone={onUndone} onClose={() => setToUndo(null)} />
    </>
  )
}
