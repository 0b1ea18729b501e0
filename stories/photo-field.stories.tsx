import { PhotoField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'
import { drawnPhoto, photoFile } from './photos.ts'

const meta = {
  title: 'Forms/PhotoField',
  component: PhotoField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A photo that is sent with a form'],
      avoid: ['Several files, or documents: use FileField'],
      wording: {
        Label: 'What the photo shows: ‘Photo of the student’, ‘Id card’',
        Buttons: '‘Choose a photo’; when there is a photo, ‘Choose another photo’',
        Error:
          'Why the file is refused, and what to choose instead: ‘This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file’',
      },
      good: {
        shows: <PhotoField label="Photo" name="good" hint="JPEG or PNG, up to 5 MB" />,
        says: 'It says which photos are accepted before one is chosen.',
      },
      bad: { shows: <PhotoField label="Upload" name="bad" />, says: 'It does not say which photo is wanted.' },
      keyboard: { 'Enter, Space': 'Opens the file dialog.', Tab: 'Moves to the button ‘Remove choice’.' },
      screenReader: 'A file field with label, hint and error. The reason for a refused file is announced.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Photo', name: 'photo', onPhotoChange: fn() },
  argTypes: {
    empty: { control: false },
    rootRef: { table: { disable: true } },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof PhotoField>

export default meta
type Story = StoryObj<typeof meta>

const current = { src: drawnPhoto, alt: 'Amina Yusuf' }
const input = (root: HTMLElement) => root.querySelector('input') as HTMLInputElement
const field = (root: HTMLElement) => root.querySelector('.kit-photo-field') as HTMLElement

/** A native event with a file. */
function carrying(file: File, type: 'dragover' | 'drop' | 'paste'): Event {
  const carried = new DataTransfer()
  carried.items.add(file)
  const common = { bubbles: true, cancelable: true }
  return type === 'paste'
    ? new ClipboardEvent(type, { ...common, clipboardData: carried })
    : new DragEvent(type, { ...common, dataTransfer: carried })
}

export const Empty: Story = {}
export const Required: Story = { args: { required: true, hint: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB' } }

/** The stored photo is shown until the user chooses another. */
export const Current: Story = { args: { current } }

/** A photo is chosen and removed: the stored photo is shown again, and the input is empty. */
export const Chosen: Story = {
  args: { current },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), await photoFile('amina.png'))
    await expect(await canvas.findByAltText('The photo you chose')).toBeVisible()
    await expect(args.onPhotoChange).toHaveBeenLastCalledWith({
      file: expect.any(File),
      error: undefined,
      name: 'photo',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice' }))
    await expect(await canvas.findByAltText('Amina Yusuf')).toBeVisible()
    await expect(input(canvasElement).files).toHaveLength(0)
    await expect(input(canvasElement)).toHaveFocus()
    await userEvent.upload(input(canvasElement), await photoFile('amina.png'))
    await expect(await canvas.findByText('amina.png')).toBeVisible()
  },
}

/** A dropped file is put into the input, so that the form sends it. */
export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const photo = await photoFile('dropped.png')
    fireEvent(field(canvasElement), carrying(photo, 'dragover'))
    await waitFor(() => expect(field(canvasElement)).toHaveAttribute('data-dragging'))
    fireEvent(field(canvasElement), carrying(photo, 'drop'))
    await expect(await canvas.findByText('dropped.png')).toBeVisible()
    await expect(field(canvasElement)).not.toHaveAttribute('data-dragging')
    await expect(input(canvasElement).files?.[0]?.name).toBe('dropped.png')
  },
}

/** A photo is pasted while the field has focus. */
export const Pasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent(input(canvasElement), carrying(await photoFile('pasted.png'), 'paste'))
    await expect(await canvas.findByText('pasted.png')).toBeVisible()
    await expect(input(canvasElement).files?.[0]?.name).toBe('pasted.png')
  },
}

/** A text file is rejected before it is sent. */
export const WrongType: Story = {
  args: { current },
  play: async ({ canvas, canvasElement, args }) => {
    const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' })
    fireEvent(field(canvasElement), carrying(notes, 'drop'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This file is not a photo'))
    await expect(args.onPhotoChange).toHaveBeenLastCalledWith({ file: null, error: expect.any(String), name: 'photo' })
    await expect(input(canvasElement).files).toHaveLength(0)
    await expect(canvas.getByAltText('Amina Yusuf')).toBeVisible()
  },
}

/** A text file with a name like `photo.jpg` is rejected, because the browser cannot show it. */
export const RenamedTextFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const renamed = new File(['notes'], 'notes.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input(canvasElement), renamed)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This file is not a photo'))
    await expect(input(canvasElement).files).toHaveLength(0)
  },
}

export const TooLarge: Story = {
  args: { maxBytes: 1024 * 1024 },
  play: async ({ canvas, canvasElement }) => {
    const { size } = await photoFile('fits.png')
    const photo = new File([await photoFile('fits.png'), new Uint8Array(1024 * 1024 - size)], 'fits.png', {
      type: 'image/png',
    })
    await userEvent.upload(input(canvasElement), photo)
    await expect(await canvas.findByText('fits.png')).toBeVisible()
    const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input(canvasElement), large)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('larger than 1 MB'))
  },
}

export const WithError: Story = { args: { required: true, error: 'Choose a photo' } }
export const Disabled: Story = { args: { disabled: true, current } }
export const Narrow: Story = { decorators: [narrow], args: { current } }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { current, label: 'الصورة', replaceLabel: 'اختر صورة أخرى', dropText: 'أو أسقطها هنا' },
}
