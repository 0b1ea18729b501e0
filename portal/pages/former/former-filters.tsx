import { SelectField } from '@my-school/ui-kit'
import { texts } from '#messages'
import { ActiveFilters } from '../../records/active-filters.tsx'
import { SearchBox } from '../../records/search-box.tsx'
import type { useFormerList } from './use-former-list.ts'

type Props = {
  list: ReturnType<typeof useFormerList>
  /** Where Enter in the search field leads when it has found one student. */
  pageOf: (id: string) => string
}

/** The search field and the filters above the list of former students, and below them those that are active. */
export function FormerFilters({ list: { rows, search, filters, choices, status, show }, pageOf }: Props) {
  const { former: text, inDigits, students } = texts()
  const only = status === 'ready' && search.text && rows.length === 1 ? rows[0] : undefined
  return (
    <>
      <div className="row list-tools">
        <SearchBox
          label={students.list.find}
          value={search.text}
          only={only && pageOf(only._id)}
          onSearch={(value) => show({ text: value })}
        />
        <div className="row list-filters">
          <SelectField
            label={text.year}
            name="year"
            placeholder={text.allYears}
            options={withChosen(choices?.years, search.year).map((value) => ({ value, label: inDigits(value) }))}
            value={search.year}
            onValueChange={({ value }) => show({ year: value })}
          />
          <SelectField
            label={text.grade}
            name="class"
            placeholder={text.allGrades}
            options={withChosen(choices?.grades, search.grade)}
            value={search.grade}
            onValueChange={({ value }) => show({ class: value })}
          />
        </div>
      </div>
      <div className="row list-state">
        <ActiveFilters filters={filters} />
        {only && <p>{students.list.enterOpens(only)}</p>}
      </div>
    </>
  )
}

/** The choices, with the one of the URL before they are loaded, and where nobody has it. */
const withChosen = (choices: readonly string[] = [], chosen: string) =>
  chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices
