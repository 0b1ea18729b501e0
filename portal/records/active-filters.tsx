import { Alert, Button, FilterChips } from '@my-school/ui-kit'
import { texts } from '#messages'
import { useUrlQuery } from '../hooks/use-url-query.ts'
import { keepSaved } from '../state/saved-records.ts'

/** An active filter of a list of records. */
export type Filter<T = never> = {
  /** Its name in the URL. */
  key: string
  label: string
  value?: string
  /** Whether it leaves this record out; absent: only the server can say. */
  hides?: (record: T) => boolean
}

/** The active filters of a list, each with a button that takes it away. */
export function ActiveFilters<T>({ filters }: { filters: readonly Filter<T>[] }) {
  const { change } = useUrlQuery()
  return (
    <FilterChips
      filters={filters.map(({ key, label, value }) => ({ key, label, value }))}
      onRemove={({ filter }) => change({ [filter.key]: null })}
    />
  )
}

type Props<T> = {
  /** Those that were just saved, and that a filter hides. */
  records: readonly T[]
  filters: readonly Filter<T>[]
  /** Says where they are: 'Amina Yusuf is in class 6'. */
  about: string
}

/** Says which filters hide records that were just saved and are shown nevertheless, and takes these filters away. */
export function HiddenRecords<T>({ records, filters, about }: Props<T>) {
  const { filters: strings, labelled } = texts()
  const { change } = useUrlQuery()
  const isExplained = (record: T) => filters.some(({ hides }) => hides?.(record))
  // A search that only the server can repeat is the reason where no other filter is.
  const hiding = filters.filter(({ hides }) => (hides ? records.some(hides) : !records.every(isExplained)))
  const showAll = () => change(Object.fromEntries(hiding.map(({ key }) => [key, null])))
  return (
    <Alert
      live
      actions={
        <Button size="small" variant="quiet" onClick={() => keepSaved(showAll)}>
          {strings.remove(hiding.length)}
        </Button>
      }
    >
      {hiding.length > 0 &&
        strings.hidden({
          about,
          records: records.length,
          filters: hiding.map(({ label, value }) => (value ? labelled(label, value) : label)),
        })}
    </Alert>
  )
}
