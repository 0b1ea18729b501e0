import {
  Button,
  EmptyState,
  FilterChips,
  LinkButton,
  PageHeading,
  PlusIcon,
  SelectField,
  StudentTable,
  TextField,
} from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { classes, students } from '../samples.tsx'
import './patterns.css'

const all = students(24)

/** The page 'Students' of the portal: a search, a filter, and what can be done with each student. */
function StudentList() {
  const [text, setText] = useState('')
  const [grade, setGrade] = useState('')
  const found = all.filter(
    (student) => student.name.toLowerCase().includes(text.trim().toLowerCase()) && (!grade || student.grade === grade),
  )
  const filters = [
    ...(text.trim() ? [{ key: 'text', label: 'Found by', value: text.trim() }] : []),
    ...(grade ? [{ key: 'grade', label: 'Class', value: grade }] : []),
  ]
  const remove = (key: string) => (key === 'text' ? setText('') : setGrade(''))
  const search = useRef<HTMLInputElement>(null)
  // The button that was pressed disappears, so the focus moves to the search field.
  const removeAll = () => {
    setText('')
    setGrade('')
    search.current?.focus()
  }
  return (
    <main className="pattern">
      <PageHeading
        lead={`${all.length} students`}
        actions={
          <LinkButton href="#add-student" icon={<PlusIcon />}>
            Add student
          </LinkButton>
        }
      >
        Students
      </PageHeading>
      <div className="pattern-tools">
        <search>
          <TextField
            ref={search}
            type="search"
            name="q"
            label="Find by name"
            value={text}
            onValueChange={({ value }) => setText(value)}
          />
        </search>
        <SelectField
          label="Class"
          name="class"
          options={classes}
          placeholder="All classes"
          value={grade}
          onValueChange={({ value }) => setGrade(value)}
        />
      </div>
      <FilterChips filters={filters} onRemove={({ filter }) => remove(filter.key)} />
      <p role="status">{filters.length > 0 && `${found.length} of ${all.length} students`}</p>
      <StudentTable
        students={found}
        pageSize={10}
        empty={
          <EmptyState
            heading="No student matches"
            illustration="search"
            actions={
              <Button variant="quiet" onClick={removeAll}>
                Show all students
              </Button>
            }
          />
        }
        rowActions={({ id, name }) => (
          <LinkButton size="small" variant="quiet" href={`#${id}`} aria-label={`Details of ${name}`}>
            Details
          </LinkButton>
        )}
      />
    </main>
  )
}

const meta = {
  title: 'Patterns/A list with search and actions',
  component: StudentList,
  tags: ['!autodocs'],
} satisfies Meta<typeof StudentList>
export default meta
type Story = StoryObj<typeof meta>

/** Searched and filtered until no student is left, then all students are shown again. */
export const Students: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find by name' }), 'khan')
    const table = canvas.getByRole('table')
    for (const row of within(table).getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('Khan')
    const [chip] = canvasElement.querySelectorAll('.kit-filter-chips [data-part=chip]')
    await expect(chip).toHaveTextContent('Found by')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(canvas.getByText('No student matches')).toBeVisible()
    await expect(canvas.getByText('0 of 24 students')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all students' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByText('No student matches')).toBeNull()
  },
}
