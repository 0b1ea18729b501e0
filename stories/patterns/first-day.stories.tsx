import { CheckIcon, EmptyState, LinkButton, PageHeading, PlusIcon, StatTile } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './patterns.css'

const STEPS = [
  { label: 'Name, colours and logo', done: true },
  { label: 'The time zone of your school', done: true },
  { label: 'The classes of your school' },
  { label: 'Add students' },
  { label: 'Add a teacher' },
  { label: 'Add a first notice' },
]

/** The dashboard of the portal on its first day: the lists are empty, and each missing step is a link. */
function FirstDay() {
  return (
    <main className="pattern">
      <PageHeading>Dashboard</PageHeading>
      <section aria-labelledby="first-steps">
        <h2 id="first-steps">First steps</h2>
        <ol className="pattern-steps">
          {STEPS.map(({ label, done }) => (
            <li key={label}>
              {done ? (
                <>
                  <CheckIcon /> {label} <span className="kit-visually-hidden">(done)</span>
                </>
              ) : (
                <>
                  <PlusIcon /> <a href={`#${label}`}>{label}</a>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      <div className="pattern-tiles">
        <StatTile label="Students" value={0} href="#students" />
        <StatTile label="Teachers" value={0} href="#teachers" />
        <StatTile label="Notices" value={0} href="#notices" />
      </div>
      <section aria-labelledby="students">
        <h2 id="students">Students</h2>
        <EmptyState
          heading="Your school has no students yet."
          illustration="people"
          actions={
            <>
              <LinkButton href="#add-student" icon={<PlusIcon />}>
                Add student
              </LinkButton>
              <LinkButton variant="quiet" href="#import">
                Import a list of students
              </LinkButton>
            </>
          }
        >
          A list from a spreadsheet brings all of them at once.
        </EmptyState>
      </section>
    </main>
  )
}

const meta = {
  title: 'Patterns/An empty first day',
  component: FirstDay,
  tags: ['!autodocs'],
} satisfies Meta<typeof FirstDay>
export default meta
type Story = StoryObj<typeof meta>

export const FirstDayOfASchool: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'The classes of your school' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add student' })).toBeVisible()
  },
}
