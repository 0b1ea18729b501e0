import { DataTable } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { hasWords } from '#contract/search'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useTableQuery, useUrlQuery } from '../../hooks/use-url-query.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { listTable } from '../../records/list-table.tsx'
import { SearchBox } from '../../records/search-box.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { nameColumns } from './name-columns.tsx'

/** The register of former students whose records are erased. */
export function FormerRegister({ dashboard }: PageInput) {
  const { actions, former, inDigits, leavingLabels: labels, staffTitles: titles } = texts()
  const text = former.register
  const list = useCall(endpoints.formerRegister, {}, ({ data }) =>
    assertList(data).map((entry, at) => ({ ...entry, at })),
  )
  const { data = [] } = list
  const table = useTableQuery()
  const { query, change } = useUrlQuery()
  const search = query.get('name') ?? ''
  const isFound = hasWords(search)
  return (
    <Page
      lead={text.lead}
      actions={<PrintButton />}
      back={{ href: staffLinks(dashboard).formerStudents, label: actions.back }}
    >
      <div className="row list-tools">
        <SearchBox label={text.search} value={search} onSearch={(name) => change({ name })} />
      </div>
      <DataTable
        {...table}
        {...listTable({ list, texts: text, isFiltered: search !== '', illustration: 'people' })}
        caption={titles.formerRegister}
        rows={data.filter(({ name, fatherName }) => isFound(`${name} ${fatherName}`))}
        rowKey={({ at }) => at}
        columns={[
          ...nameColumns(),
          {
            key: 'years',
            header: text.years,
            cell: (entry) => inDigits(former.years(entry)),
            sortBy: ({ firstYear }) => firstYear,
          },
          {
            key: 'leftOn',
            header: labels.leftOn,
            cell: ({ leftOn }) => <time dateTime={leftOn}>{dateOf(leftOn)}</time>,
            sortBy: ({ leftOn }) => leftOn,
          },
          {
            key: 'erasedAt',
            header: text.erasedAt,
            cell: ({ erasedAt }) => <time dateTime={erasedAt}>{dateOf(erasedAt)}</time>,
            sortBy: ({ erasedAt }) => erasedAt,
          },
        ]}
      />
    </Page>
  )
}
