import { DateField, SelectField } from '@my-school/ui-kit'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/actions'
import * as endpoints from '#contract/endpoints'
import type { NamedRecord, Success } from '#contract/operations'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import { pageIn, useUrlQuery } from '../../hooks/use-url-query.ts'
import { ActiveFilters } from '../../records/active-filters.tsx'
import { useSchool } from '../../state/school.ts'

/** What of the audit trail is asked for; '' in a field: everything. Days are YYYY-MM-DD. */
type AuditQuery = { who: string; action: AuditAction | ''; from: string; to: string; record: string }

const isDay = (value: string) => /^[12]\d{3}-\d\d-\d\d$/.test(value)

/** The filters in the URL; what means nothing there is left out. */
export function useAuditQuery() {
  const { query, change } = useUrlQuery()
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const filter: AuditQuery = {
    who: query.get('who') ?? '',
    action: AUDIT_ACTIONS.find((known) => known === query.get('action')) ?? '',
    from: day('from'),
    to: day('to'),
    record: query.get('record') ?? '',
  }
  const page = pageIn(query)
  return {
    filter,
    page,
    turn: (to: number) => change({ page: to > 1 ? to : null }),
    set: (values: Partial<AuditQuery>) => change(values),
  }
}

/** What nobody does where no mail is sent. */
const OF_MAIL: readonly AuditAction[] = ['send mail', 'stop mail']

type Props = {
  filter: AuditQuery
  set: (values: Partial<AuditQuery>) => void
  /** Whom and what the filter names, as soon as it is loaded. */
  named: Success<'audit'>['filter'] | undefined
}

/** The fields that filter the audit trail, and below them the active filters. */
export function AuditFilters({ filter, set, named }: Props) {
  const { audit: text, choices, tagOf } = texts()
  const { who, action, from, to } = filter
  const { mail } = useSchool()
  const { data: staff = [] } = useCall(endpoints.auditPeople, {}, ({ people }) => assertList(people))
  const people = staff
    .map(({ _id, name, userId }) => ({ value: _id, label: name ? text.person({ name, userId }) : userId }))
    .sort((one, other) => one.label.localeCompare(other.label, tagOf()))
  const isListed = !who || people.some(({ value }) => value === who)
  const nameOf = (of: NamedRecord | null | undefined) => of?.name ?? text.erased
  const chip = (key: keyof AuditQuery, label: string, value?: string) => (filter[key] ? [{ key, label, value }] : [])
  return (
    <>
      <div className="grid list-tools audit-tools">
        <SelectField
          label={text.who}
          name="who"
          placeholder={text.everybody}
          options={isListed ? people : [{ value: who, label: nameOf(named?.who) }, ...people]}
          value={who}
          onValueChange={({ value }) => set({ who: value })}
        />
        <SelectField
          label={text.action}
          name="action"
          placeholder={text.everything}
          options={AUDIT_ACTIONS.filter((value) => mail || !OF_MAIL.includes(value)).map((value) => ({
            value,
            label: choices.action(value),
          }))}
          value={action}
          onValueChange={({ value }) => set({ action: value })}
        />
        <DayField label={text.from} name="from" value={from} max={to} onChange={(day) => set({ from: day })} />
        <DayField label={text.to} name="to" value={to} min={from} onChange={(day) => set({ to: day })} />
      </div>
      <div className="row list-state">
        <ActiveFilters
          filters={[
            ...chip('who', text.who, nameOf(named?.who)),
            ...chip('action', text.action, choices.action(action)),
            ...chip('from', text.from, dateOf(from)),
            ...chip('to', text.to, dateOf(to)),
            ...chip('record', text.onlyTo({ name: nameOf(named?.record) })),
          ]}
        />
      </div>
    </>
  )
}

type DayProps = {
  label: string
  name: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day. While its year is typed the browser reports years such as 0202, which are no filter yet. */
function DayField({ value, min, max, onChange, ...props }: DayProps) {
  const [typed, setTyped] = useTyped(value)
  return (
    <DateField
      {...props}
      min={min || undefined}
      max={max || undefined}
      value={typed}
      onValueChange={({ value }) => {
        setTyped(value)
        if (!value || isDay(value)) onChange(value)
      }}
    />
  )
}
