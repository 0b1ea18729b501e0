import {
  Button,
  ClassFilter,
  ConfirmDeletePrompt,
  LinkButton,
  PageHeading,
  SearchIcon,
  SearchStudentsDialog,
  type StudentRow,
  StudentTable,
  ToastRegion,
} from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { classes, students as sample, urduStudents } from '../samples.tsx'
import { AdminMenu, SchoolPage } from './school-page.tsx'

/** The admin's list of students. Filter, search and deletion work on the given array. */
function StudentList({ students }: { students: readonly StudentRow[] }) {
  const [grade, setGrade] = useState('')
  const [wanted, setWanted] = useState('')
  const [searching, setSearching] = useState(false)
  const [toDelete, setToDelete] = useState<StudentRow | null>(null)
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const shown = students.filter(
    ({ id, name, grade: gradeOfStudent }) =>
      !deleted.includes(id) &&
      (!grade || gradeOfStudent === grade) &&
      name.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <SchoolPage current="#dashboard" own={{ href: '#dashboard', label: 'Dashboard' }} menu={<AdminMenu />}>
      <PageHeading>Students: {shown.length}</PageHeading>
      <div className="composition-tools">
        <ClassFilter
          classes={classes}
          value={grade}
          onValueChange={({ value }) => setGrade(value)}
          resetHref="#students"
        />
        <Button variant="quiet" icon={<SearchIcon />} onClick={() => setSearching(true)}>
          Search Students
        </Button>
      </div>
      <StudentTable
        captionHidden
        numbered
        students={shown}
        rowActions={(student) => (
          <div className="composition-row">
            <LinkButton
              size="small"
              variant="quiet"
              href={`#student-${student.id}`}
              aria-label={`Details of ${student.name}`}
            >
              Details
            </LinkButton>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Delete ${student.name}`}
              onClick={() => setToDelete(student)}
            >
              Delete
            </Button>
          </div>
        )}
      />
      <SearchStudentsDialog
        open={searching}
        classes={classes}
        onClose={() => setSearching(false)}
        onSearch={({ name }) => {
          setWanted(name)
          setSearching(false)
        }}
      />
      <ConfirmDeletePrompt
        open={toDelete !== null}
        word="delete"
        heading="Delete student"
        promptLabel="Type “delete” to delete the student"
        subject={toDelete?.name ?? ''}
        onConfirm={() => {
          if (toDelete) setDeleted([...deleted, toDelete.id])
          setToDelete(null)
        }}
        onCancel={() => setToDelete(null)}
      />
      <ToastRegion
        toasts={deleted.map((id) => ({ id, tone: 'success', message: 'deleted product successfully' }))}
        onDismiss={() => {}}
      />
    </SchoolPage>
  )
}

const meta = {
  title: 'Compositions/Student list',
  component: StudentList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { students: sample(12) },
} satisfies Meta<typeof StudentList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Names in Urdu, in English and in both: each has its own direction, and begins where its column begins. */
export const UrduNames: Story = { args: { students: urduStudents } }
export const Empty: Story = { args: { students: [] } }

/** After the right word the row is removed and a toast reports it. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first] = sample(1)
    await userEvent.click(page.getByRole('button', { name: `Delete ${first?.name}` }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'delete')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await page.findByText('deleted product successfully')
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Students: 11')
  },
}
