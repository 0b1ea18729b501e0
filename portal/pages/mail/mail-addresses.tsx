import { Button, DataTable } from '@my-school/ui-kit'
import { useState } from 'react'
import { LANGUAGES, mailPageAddresses } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { pageIn, useUrlQuery } from '../../hooks/use-url-query.ts'
import { listTable } from '../../records/list-table.tsx'

type Row = Success<'mailAddresses'>['data'][number]

/** The addresses that get notices by mail, newest first, to erase one. */
export function MailAddresses({ onErased }: { onErased: () => void }) {
  const { actions, COMMA, mailing } = texts()
  const text = mailing.list
  const { query, change } = useUrlQuery()
  const page = pageIn(query)
  const list = useCall(endpoints.mailAddresses, { query: { page } })
  const [toErase, setToErase] = useState<Row>()
  const { data = [], total = 0 } = list.data ?? {}
  return (
    <>
      <DataTable
        {...listTable({ list, texts: text, illustration: 'people' })}
        caption={text.caption}
        rows={data}
        rowKey={({ _id }) => _id}
        page={page}
        pageSize={mailPageAddresses}
        total={total}
        onPageChange={({ page }) => change({ page: page > 1 ? page : null })}
        columns={[
          { key: 'address', header: text.address, cell: ({ address }) => <bdi>{address}</bdi>, narrow: 'title' },
          { key: 'language', header: text.language, cell: ({ language }) => LANGUAGES[language].name },
          {
            key: 'categories',
            header: text.categories,
            cell: ({ categories }) => (categories.length > 0 ? categories.join(COMMA) : text.all),
          },
          { key: 'when', header: text.when, cell: ({ when }) => text[when] },
          {
            key: 'confirmedAt',
            header: text.confirmedAt,
            // No word of it breaks beside a long address.
            width: 'calc(8 * var(--kit-rem))',
            cell: ({ confirmedAt }) =>
              confirmedAt === null ? text.notYet : <time dateTime={confirmedAt}>{dateOf(confirmedAt)}</time>,
          },
        ]}
        rowActions={(row) => (
          <div className="row-actions">
            <Button
              size="small"
              variant="quiet"
              aria-label={actions.of({ action: text.erase, name: row.address })}
              onClick={() => setToErase(row)}
            >
              {text.erase}
            </Button>
          </div>
        )}
      />
      {toErase && (
        <ConfirmDialog
          isDanger
          heading={text.eraseHeading}
          subject={toErase.address}
          label={text.erase}
          onConfirm={async () => {
            await request(endpoints.eraseMailAddress, { params: { id: toErase._id } })
            list.reload()
            onErased()
            return { done: text.erased }
          }}
          onGone={list.reload}
          onClose={() => setToErase(undefined)}
        >
          <p>{text.eraseText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
