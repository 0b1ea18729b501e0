import { Badge, type BadgeProps, Button, DataTable, LinkButton } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { ImportSummary } from '#contract/operations'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { listTable } from '../../records/list-table.tsx'
import { UndoPrompt } from './undo-prompt.tsx'
import { importUrl } from './use-import.ts'

const tones: Record<ImportSummary['state'], BadgeProps['tone']> = {
  draft: 'neutral',
  running: 'warning',
  done: 'success',
  undone: 'neutral',
}

/** Drafts and earlier imports, with their state, and Undo while it is possible. */
export function EarlierImports() {
  const text = texts().imports.list
  const list = useListCall(endpoints.listImports, {}, ({ imports }) => assertList(imports))
  const { data } = list
  const [asked, setAsked] = useState<{ toUndo: ImportSummary; actions: HTMLElement | null } | null>(null)
  const undone = useRef<HTMLElement>(null)
  // The button of what was undone goes away with the focus when the list is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` is not read
  useEffect(() => {
    undone.current?.querySelector('a')?.focus()
    undone.current = null
  }, [data])
  return (
    <>
      <DataTable<ImportSummary>
        {...listTable({ list, texts: text, illustration: 'people' })}
        captionHidden={false}
        className="import-list"
        caption={text.heading}
        rows={data ?? []}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'file',
            header: text.file,
            narrow: 'title',
            cell: ({ fileName }) => fileName || text.pasted,
          },
          {
            key: 'when',
            header: text.when,
            cell: ({ createdAt }) => <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
          },
          {
            key: 'people',
            header: text.people,
            cell: ({ kind, counts }) => text.counted({ kind, number: counts.all }),
          },
          {
            key: 'state',
            header: text.state,
            cell: ({ state }) => (
              <span>
                <Badge tone={tones[state]}>{text.states[state]}</Badge>
              </span>
            ),
          },
        ]}
        rowActions={(one) => (
          <div className="row-actions">
            <LinkButton href={importUrl(one._id)} variant="quiet" size="small">
              {text.open}
            </LinkButton>
            {one.undo.possible && (
              <Button
                data-danger
                variant="quiet"
                size="small"
                onClick={({ currentTarget }) => setAsked({ toUndo: one, actions: currentTarget.parentElement })}
              >
                {text.undo}
              </Button>
            )}
          </div>
        )}
      />
      <UndoPrompt
        toUndo={asked?.toUndo ?? null}
        onUndone={() => {
          undone.current = asked?.actions ?? null
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
