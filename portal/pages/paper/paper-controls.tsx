import { Button, Checkbox, SelectField, TextField } from '@my-school/ui-kit'
import { LANGUAGES, limits } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { useCall } from '../../hooks/use-load.ts'
import { controlsOf } from '../../hooks/use-url-query.ts'
import { PAPERS } from '../../routing/staff-links.ts'
import { classOrder, useSchool } from '../../state/school.ts'
import { groupOf, MOST_COLUMNS, SIZES, type usePaperQuery } from './paper-query.ts'

const kinds = () => PAPERS.map((value) => ({ value, label: texts().paper.paper.kinds[value] }))
const columns = () =>
  Array.from({ length: MOST_COLUMNS + 1 }, (_, count) => ({ value: String(count), label: texts().inDigits(count) }))

/** The days of a week. @param first 0: Sunday */
const weekFrom = (first: number) =>
  texts().paper.paper.shortDays.map((_, day) => texts().paper.paper.shortDays[(first + day) % 7])

/** The choice of what is printed, for whom and on which paper. All of it is in the URL. */
export function PaperControls({ query }: { query: ReturnType<typeof usePaperQuery> }) {
  const text = texts().paper.paper
  const { choices, students, COMMA } = texts()
  const { kind, size, isOfTeachers, isOfFormer, whose, change } = query
  const controlOf = controlsOf(change)
  const { classes, region } = useSchool()
  const grades = classes.map((value) => ({ value, label: value }))
  const isSelection = whose?.of === 'selection' || whose?.of === 'import'
  return (
    <fieldset className="paper-controls">
      <legend className="kit-visually-hidden">{text.choose}</legend>
      <SelectField
        label={text.kind}
        name="kind"
        options={kinds()}
        value={kind}
        onValueChange={({ value }) => {
          const isKept = groupOf(value) === groupOf(kind)
          change({ kind: value, ...(!isKept && { ids: null, import: null }) })
        }}
      />
      {kind === 'reports' && !isSelection && <YearChoice query={query} />}
      {!isOfTeachers && !isOfFormer && !isSelection && !query.year && (
        <SelectField
          label={students.grade}
          {...controlOf('class', whose?.of === 'class' ? whose.grade : whose ? 'all' : '')}
          placeholder={students.form.chooseGrade}
          options={kind === 'reports' ? grades : [{ value: 'all', label: text.allGrades }, ...grades]}
        />
      )}
      <SelectField
        label={text.paper}
        {...controlOf('paper', size)}
        options={SIZES.map((value) => ({ value, label: choices.paper(value) }))}
      />
      {kind === 'class-list' && (
        <>
          <SelectField label={text.columns} {...controlOf('columns', String(query.columns))} options={columns()} />
          <TextField
            label={text.headings}
            {...controlOf('headings', query.headings)}
            hint={text.headingsHint}
            maxLength={limits.text}
            autoComplete="off"
          />
          <Button
            variant="quiet"
            onClick={() =>
              change({
                headings: weekFrom(region.firstWeekday)
                  .slice(0, query.columns || 7)
                  .join(COMMA),
              })
            }
          >
            {text.weekdays}
          </Button>
        </>
      )}
      {kind === 'reports' && !query.year && (
        <Checkbox
          label={text.cover}
          name="cover"
          checked={query.hasCover}
          onCheckedChange={({ checked }) => change({ cover: checked ? null : 0 })}
        />
      )}
      {isOfFormer && query.offered.length > 1 && (
        <SelectField
          label={text.language}
          {...controlOf('in', query.language)}
          options={query.offered.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }))}
        />
      )}
      {isSelection && !isOfFormer && (
        <p className="paper-selection">
          {text.chosen}{' '}
          <Button size="small" variant="quiet" onClick={() => change({ ids: null, import: null })}>
            {isOfTeachers ? text.showAllTeachers : text.showAll}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** The school year of reports, and of an earlier one the class that they have. */
function YearChoice({ query: { year, gradeOfYear, change } }: { query: ReturnType<typeof usePaperQuery> }) {
  const { paper, students } = texts()
  const text = paper.paper
  const controlOf = controlsOf(change)
  const { data: years = [] } = useCall(endpoints.reportYears, {}, ({ years }) => assertList(years))
  const chosen = years.find((one) => one.year === year)
  // Of a year that is still loading, or that has no reports any more.
  const options = chosen || !year ? years : [...years, { year, reports: 0 }]
  const classes = (chosen?.classes ?? []).toSorted((one, other) => classOrder(one.grade) - classOrder(other.grade))
  if (options.length === 0) return null
  return (
    <>
      <SelectField
        label={text.year}
        {...controlOf('year', year)}
        options={[
          { value: '', label: text.thisYear },
          ...options.map((one) => ({ value: one.year, label: text.ofYear(one) })),
        ]}
      />
      {year && (
        <SelectField
          label={students.grade}
          {...controlOf('class', classes.some(({ grade }) => grade === gradeOfYear) ? gradeOfYear : '')}
          placeholder={students.form.chooseGrade}
          options={classes.map(({ grade, reports }) => ({ value: grade, label: text.ofClass({ grade, reports }) }))}
        />
      )}
    </>
  )
}
