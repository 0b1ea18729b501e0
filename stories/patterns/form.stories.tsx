import { Alert, Button, Form, NumberField, PageHeading, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { classes } from '../samples.tsx'
import './patterns.css'

type Draft = Record<string, string>

/** Where the drafts of this page are: a page of the portal keeps them for a day, by person and form. */
const KEY = 'pattern-draft'

const storedDraft = (): Draft => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
const storeDraft = (form: HTMLFormElement) =>
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))))
const dropDraft = () => sessionStorage.removeItem(KEY)

type AddStudentProps = {
  /** What somebody has typed here before. */
  typedBefore?: Draft
}

/** The page 'Add student' of the portal, shortened: errors in a summary and at the fields, and a draft that comes back. */
function AddStudent({ typedBefore }: AddStudentProps) {
  const [draft, setDraft] = useState<Draft>(() => typedBefore ?? storedDraft())
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (saved) heading.current?.focus()
  }, [saved])
  const restart = () => {
    dropDraft()
    setDraft({})
    setRound((before) => before + 1)
  }
  const isRestored = Object.values(draft).some(Boolean)
  return (
    <main className="pattern pattern-form">
      <PageHeading back={{ href: '#students', label: 'Students' }}>Add student</PageHeading>
      <Alert tone="success" live>
        {saved && `Added: ${saved}`}
      </Alert>
      {isRestored && (
        <Alert
          actions={
            <Button size="small" variant="quiet" onClick={restart}>
              Discard
            </Button>
          }
        >
          Restored from Monday, 23 November 2026, 9:40
        </Alert>
      )}
      <Form
        key={round}
        onChange={({ currentTarget }) => storeDraft(currentTarget)}
        validate={({ data }) =>
          /[a-z]/i.test(String(data.get('phone')))
            ? [{ field: 'phone', message: 'A phone number has no letters; enter digits' }]
            : []
        }
        onValidSubmit={({ data }) => {
          setSaved(String(data.get('name')))
          restart()
        }}
        actions={<Button type="submit">Add student</Button>}
      >
        <TextField label="Name" name="name" defaultValue={draft.name} required requiredMessage="Enter a name" />
        <NumberField
          label="Age"
          name="age"
          defaultValue={draft.age}
          required
          requiredMessage="Enter an age"
          min={3}
          max={30}
          rangeMessage={() => 'Enter an age from 3 to 30'}
        />
        <SelectField
          label="Class"
          name="grade"
          options={classes}
          placeholder="Choose a class"
          defaultValue={draft.grade}
          required
          requiredMessage="Choose a class"
        />
        <TextField
          type="tel"
          label="Phone"
          name="phone"
          hint="With the country code: +92 300 1234567"
          defaultValue={draft.phone}
        />
        <TextAreaField label="Address" name="address" rows={2} defaultValue={draft.address} />
      </Form>
    </main>
  )
}

const meta = {
  title: 'Patterns/A form with errors and a draft',
  component: AddStudent,
  tags: ['!autodocs'],
  beforeEach: dropDraft,
} satisfies Meta<typeof AddStudent>
export default meta
type Story = StoryObj<typeof meta>

/** Sent with missing and invalid values, then corrected. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), 'none')
    await userEvent.type(canvas.getByLabelText(/^Age/), '40')
    await userEvent.click(canvas.getByRole('button', { name: 'Add student' }))
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links()).toEqual(
      expect.arrayContaining(['Enter a name', 'Age: Enter an age from 3 to 30', 'Choose a class']),
    )
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Amina Yusuf')
    await userEvent.clear(canvas.getByLabelText(/^Age/))
    await userEvent.type(canvas.getByLabelText(/^Age/), '12')
    await userEvent.selectOptions(canvas.getByLabelText(/^Class/), '5')
    await userEvent.clear(canvas.getByLabelText('Phone'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add student' }))
    await expect(await canvas.findByText('Added: Amina Yusuf')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('')
  },
}

/** A draft is restored, and can be discarded. */
export const Restored: Story = {
  args: { typedBefore: { name: 'Amina Yusuf', age: '12', grade: '5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Amina Yusuf')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull()
  },
}
