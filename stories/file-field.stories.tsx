import { FileField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'
import { longName } from './samples.tsx'

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'new',
      use: ['Files that are sent with a form: lists, documents, archives, a folder of photos'],
      avoid: ['One photo: use PhotoField, which shows it'],
      wording: {
        Label: 'What the file is: ‘List of students’, not ‘Upload’',
        Hint: 'Which kinds of files, how many and how large: ‘Up to 20 files of 10 MB each: PDF, pictures, office documents’',
        Error:
          'Why the file is refused, and what to choose instead: ‘This file is larger than 10 MB. Choose a smaller one’',
      },
      good: {
        shows: <FileField label="List of students" name="good" hint="CSV or Excel, up to 10 MB" />,
        says: 'It says which files are accepted before one is chosen.',
      },
      bad: { shows: <FileField label="Upload" name="bad" />, says: 'It does not say which file is wanted.' },
      keyboard: { 'Enter, Space': 'Opens the file dialog.', Tab: 'Moves to the buttons that remove a file.' },
      screenReader:
        'A file field with label and hint. Refused files are announced with the reason, and so is the progress of sending.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Papers', name: 'papers', onFilesChange: fn() },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const input = (root: HTMLElement) => root.querySelector('input') as HTMLInputElement
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

export const Empty: Story = {}
export const Required: Story = { args: { required: true, hint: 'PDF, up to 10 MB', accept: '.pdf' } }

/** One of several files is removed again; the form sends the others. */
export const Several: Story = {
  args: { multiple: true },
  play: async ({ canvas, canvasElement, args }) => {
    const dataTransfer = new DataTransfer()
    for (const one of [file('report.pdf'), file('photo.png')]) dataTransfer.items.add(one)
    fireEvent(input(canvasElement), new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('report.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove report.pdf' }))
    await expect(canvas.queryByText('report.pdf')).toBeNull()
    await expect([...(input(canvasElement).files ?? [])].map(({ name }) => name)).toEqual(['photo.png'])
    await expect(input(canvasElement)).toHaveFocus()
    await expect(args.onFilesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'papers', refused: [] }))
  },
}

const oneName = [file('list.csv'), file('list.csv', 2048)]
/** Files with the same name show their sizes. */
export const SameName: Story = {
  args: { multiple: true },
  render: (args) => <FileField {...args} files={oneName} />,
}

/** Dropped files are checked in the same way; refused files are named. */
export const Refused: Story = {
  args: { multiple: true, accept: '.csv,.xlsx', maxBytes: 1024 ** 2 },
  play: async ({ canvas, canvasElement }) => {
    const carried = new DataTransfer()
    for (const one of [file('list.csv'), file('notes.txt'), file('large.xlsx', 2 ** 21)]) carried.items.add(one)
    const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried })
    const root = canvasElement.querySelector('.kit-file-field') as HTMLElement
    fireEvent(input(canvasElement), event('dragover'))
    await waitFor(() => expect(root).toHaveAttribute('data-dragging'))
    fireEvent(input(canvasElement), event('drop'))
    await expect(root).not.toHaveAttribute('data-dragging')
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
    await expect(alert).toHaveTextContent(/notes\.txt.+Choose \.csv, \.xlsx/)
    await expect(alert).toHaveTextContent(/large\.xlsx.+larger than 1 MB/)
    await expect([...(input(canvasElement).files ?? [])].map(({ name }) => name)).toEqual(['list.csv'])
  },
}

/** A file is pasted while the field has focus. */
export const Pasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file('pasted.pdf'))
    fireEvent(input(canvasElement), new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect(await canvas.findByText('pasted.pdf')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { disabled: true, progress: { value: 0.4, label: 'Sending list.csv' } },
}
export const Reading: Story = { args: { disabled: true, progress: { value: null, label: 'Reading list.csv' } } }
export const WithError: Story = { args: { required: true, error: 'Choose a file' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  decorators: [narrow],
  args: { label: `Papers of ${longName}`, multiple: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), file(`${longName.replaceAll(' ', '-')}.pdf`))
    await expect(await canvas.findByText(/\.pdf$/)).toBeVisible()
  },
}
export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الأوراق', chooseLabel: 'اختر من هذا الجهاز', dropText: 'أو أسقط هنا' },
}
