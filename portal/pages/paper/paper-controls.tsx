import { Button, Checkbox, SelectField, TextField } from '@my-school/ui-kit'
import { LANGUAGES, limits } from '#contract'
import { texts } from '#messages'
import { useSchool } from '../../hooks/use-school.ts'
import { KINDS, MOST_COLUMNS, SIZES, type usePaperQuery } from './paper-query.ts'

const kinds = () => KINDS.map((value) => ({ value, label: texts().paper.paper.kinds[value] }))
const columns = () =>
  Array.from({ length: MOST_COLUMNS + 1 }, (_, count) => ({ value: String(count), label: texts().inDigits(count) }))

/** The days of a week. @param first 0: Sunday */
const weekFrom = (first: number) =>
  texts().paper.paper.shortDays.map((_, day) => texts().paper.paper.shortDays[(first + day) % 7])

/** Whom a kind of paper is for. */
const groupOf = (kind: string) => /^(teacher|certificates)/.exec(kind)?.[0]

/** The choice of what is printed, for whom and on which paper. All of it is in the URL. */
export function PaperControls({ query }: { query: ReturnType<typeof usePaperQuery> }) {
  const text = texts().paper.paper
  const { choices, COMMA } = texts()
  const { kind, size, isOfTeachers, isOfFormer, whose, change } = query
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
          // A selection of students has no teachers in it, and nobody who has left.
          const isKept = groupOf(value) === groupOf(kind)
          change({ kind: value, ...(!isKept && { ids: null, import: null }) })
        }}
      />
      {!isOfTeachers && !isOfFormer && !isSelection && (
        <SelectField
          label={text.grade}
          name="class"
          placeholder={text.chooseGrade}
          options={kind === 'reports' ? grades : [{ value: 'all', label: text.allGrades }, ...grades]}
          value={whose?.of === 'class' ? whose.grade : whose ? 'all' : ''}
          onValueChange={({ value }) => change({ class: value })}
        />
      )}
      <SelectField
        label={text.paper}
        name="paper"
        options={SIZES.map((value) => ({ value, label: choices.paper(value) }))}
        value={size}
        onValueChange={({ value }) => change({ paper: value })}
      />
      {kind === 'class-list' && (
        <>
          <SelectField
            label={text.columns}
            name="columns"
            options={columns()}
            value={String(query.columns)}
            onValueChange={({ value }) => change({ columns: value })}
          />
          <TextField
            label={text.headings}
            name="headings"
            hint={text.headingsHint}
            value={query.headings}
            maxLength={limits.text}
            autoComplete="off"
            onValueChange={({ value }) => change({ headings: value })}
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
      {kind === 'reports' && (
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
          name="in"
          options={query.offered.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }))}
          value={query.language}
          onValueChange={({ value }) => change({ in: value })}
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
