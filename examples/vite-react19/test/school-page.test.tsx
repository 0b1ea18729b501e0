// @vitest-environment jsdom
import { Carousel, Combobox, defaultMessages, PhotoField, Tabs, Tooltip } from '@my-school/ui-kit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SchoolPage } from '../src/school-page'

// Also what React warns of.
const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockClear())
afterEach(() => {
  cleanup()
  expect(log.mock.calls).toEqual([])
})

test('a student is deleted after the word is typed', async () => {
  render(<SchoolPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bilal Khan' }))
  const prompt = within(screen.getByRole('dialog'))
  await userEvent.type(prompt.getByRole('textbox'), 'delete')
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Bilal Khan is deleted')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the form says what is missing, and adds a student with a login', async () => {
  render(<SchoolPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Add student' }))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name' }))
  await userEvent.keyboard('Nora Lind')
  await userEvent.click(screen.getByRole('button', { name: 'Add student' }))
  expect(screen.getByRole('row', { name: /Nora Lind/ })).toBeTruthy()
})

test('a photo is chosen and removed, without the preview that jsdom cannot make', async () => {
  const chosen: (string | undefined)[] = []
  render(<PhotoField label="Photo" name="photo" onPhotoChange={({ file }) => chosen.push(file?.name)} />)
  const photo = new File(['bytes'], 'face.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Photo/), photo)
  expect(screen.getByText('face.png')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: defaultMessages.photoField.removeLabel }))
  expect(chosen).toEqual(['face.png', undefined])
})

test('parts that a browser lays out work without layout', async () => {
  render(
    <>
      <Tabs
        label="Student"
        tabs={[
          { key: 'marks', label: 'Marks', content: 'All marks' },
          { key: 'fees', label: 'Fees', content: 'All fees' },
        ]}
      />
      <Tooltip text="As a file">
        <button type="button">Export</button>
      </Tooltip>
      <Combobox label="Class" name="class" options={['1', '4', '10']} />
      <Carousel label="School" slides={[{ heading: 'Sports day', text: 'On the field', picture: null }]} />
    </>,
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Fees' }))
  expect(screen.getByText('All fees')).toBeTruthy()
  await userEvent.hover(screen.getByRole('button', { name: 'Export' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Class' }), '10')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Sports day' })).toBeTruthy()
})
