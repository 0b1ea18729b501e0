import { Button, SearchStudentsDialog, type SearchStudentsDialogProps } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { classes } from './samples.tsx'

/** A page with a search button; `open` is the state at first. */
function Searching({ open: initiallyOpen, onClose, ...props }: SearchStudentsDialogProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <main>
      <h1>Student list</h1>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <SearchStudentsDialog
        {...props}
        open={open}
        onClose={(event) => {
          onClose?.(event)
          setOpen(false)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Dialogs/SearchStudentsDialog',
  component: SearchStudentsDialog,
  render: (args) => <Searching {...args} />,
  args: { open: true, classes, onSearch: fn(), onClose: fn() },
  argTypes: {
    ref: { table: { disable: true } },
  },
  // A modal dialog would cover the documentation page.
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A search for students by name, father’s name, class and address in one step'],
      avoid: ['A search by one thing: put a search field above the list'],
      wording: {
        Heading: 'The task: ‘Search students’',
        Hint: 'What has to be filled in: ‘Fill in at least one field’',
        Labels: 'The labels of the form of a student: ‘Father’s name’, ‘Class’',
      },
      good: { shows: <p style={onPaper}>Any of four fields, then Search.</p>, says: 'One field is enough to search.' },
      bad: {
        shows: <p style={onPaper}>All four fields are required.</p>,
        says: 'People who know all four values do not need a search.',
      },
      keyboard: { Enter: 'Searches.', Escape: 'Closes the dialog.' },
      screenReader: 'A modal dialog with its heading. The hint is the text before the fields.',
    } satisfies Guide,
    docs: { story: { inline: false, height: '32rem' } },
  },
} satisfies Meta<typeof SearchStudentsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The dialog is filled in with the keyboard only. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Amina')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Class' }), '10')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), ' Hill Road ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({
      name: 'Amina',
      fatherName: '',
      grade: '10',
      address: 'Hill Road',
    })
  },
}
/** The dialog does not require a value: an empty search finds every student. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('dialog').querySelector('[type=submit]') as Element)
    await expect(args.onSearch).toHaveBeenCalledWith({ name: '', fatherName: '', grade: '', address: '' })
  },
}
export const Prefilled: Story = { args: { defaultValues: { name: 'Amina', grade: '7' } } }
export const Busy: Story = { args: { busy: true, defaultValues: { name: 'Amina' } } }
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  args: {
    heading: 'ابحث عن تلميذ',
    hint: 'حقل واحد على الأقل',
    nameLabel: 'الاسم',
    fatherNameLabel: 'اسم الأب',
    classLabel: 'الصف',
    anyClassLabel: 'كل الصفوف',
    addressLabel: 'العنوان',
    searchLabel: 'ابحث',
    cancelLabel: 'إلغاء',
    closeLabel: 'أغلق',
  },
}
