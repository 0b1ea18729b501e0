import {
  Alert,
  Button,
  Form,
  type NoticeRow,
  NoticeTable,
  PageHeading,
  TextAreaField,
  TextField,
} from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { notices as sample } from '../samples.tsx'
import './patterns.css'

/** What was done last, and the list as it was before it. */
type Done = { text: string; before: readonly NoticeRow[] }

/** A short form of the page 'Notices' of the portal: change a notice, delete one, and undo either. */
function Notices() {
  const [notices, setNotices] = useState<readonly NoticeRow[]>(sample)
  const [edited, setEdited] = useState<NoticeRow>()
  const [done, setDone] = useState<Done>()
  const page = useRef<HTMLElement>(null)
  const isEditing = edited !== undefined
  const wasEditing = useRef(isEditing)
  // A page that replaces another takes the focus to its heading.
  useEffect(() => {
    if (wasEditing.current !== isEditing) page.current?.querySelector('h1')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const change = (text: string, after: readonly NoticeRow[]) => {
    setDone({ text, before: notices })
    setNotices(after)
  }
  return (
    <main ref={page} className="pattern">
      {edited ? (
        <UpdateNotice
          notice={edited}
          onCancel={() => setEdited(undefined)}
          onSave={(saved) => {
            change(
              `Saved: ${saved.title}`,
              notices.map((one) => (one.id === saved.id ? saved : one)),
            )
            setEdited(undefined)
          }}
        />
      ) : (
        <>
          <PageHeading lead={`${notices.length} notices`}>Notices</PageHeading>
          <Alert
            tone="success"
            live
            actions={
              done && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    setNotices(done.before)
                    setDone(undefined)
                    page.current?.querySelector('h1')?.focus()
                  }}
                >
                  Undo
                </Button>
              )
            }
          >
            {done?.text}
          </Alert>
          <NoticeTable
            notices={notices}
            rowActions={(notice) => (
              <span className="pattern-actions">
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Update ${notice.title}`}
                  onClick={() => setEdited(notice)}
                >
                  Update
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  data-danger
                  aria-label={`Delete ${notice.title}`}
                  onClick={() =>
                    change(
                      `Deleted: ${notice.title}`,
                      notices.filter(({ id }) => id !== notice.id),
                    )
                  }
                >
                  Delete
                </Button>
              </span>
            )}
          />
        </>
      )}
    </main>
  )
}

type UpdateNoticeProps = { notice: NoticeRow; onCancel: () => void; onSave: (notice: NoticeRow) => void }

function UpdateNotice({ notice, onCancel, onSave }: UpdateNoticeProps) {
  return (
    <div className="pattern-form">
      <PageHeading lead={notice.title}>Update notice</PageHeading>
      <Form
        onValidSubmit={({ data }) =>
          onSave({ ...notice, title: String(data.get('title')), description: String(data.get('description')) })
        }
        actions={
          <>
            <Button type="submit">Save</Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </>
        }
      >
        <TextField label="Title" name="title" defaultValue={notice.title} required requiredMessage="Enter a title" />
        <TextAreaField label="Description" name="description" rows={4} defaultValue={notice.description} />
      </Form>
    </div>
  )
}

const meta = {
  title: 'Patterns/List, edit, undo',
  component: Notices,
  tags: ['!autodocs'],
} satisfies Meta<typeof Notices>
export default meta
type Story = StoryObj<typeof meta>

/** One notice is changed, another one is deleted, and the deletion is undone. */
export const ListEditUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Annual sports day' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Title/), ' in the hall')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved: Annual sports day in the hall')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Library open on Saturdays' }))
    await expect(await canvas.findByText('Deleted: Library open on Saturdays')).toBeVisible()
    await expect(within(canvas.getByRole('table')).queryByText('Library open on Saturdays')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(within(canvas.getByRole('table')).getByText('Library open on Saturdays')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}
