import { Button, CredentialGenerator, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'School/CredentialGenerator',
  component: CredentialGenerator,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A form that adds a user, when the school gives that person the first login'],
      avoid: [
        'People who choose their own password: use TextField with type password',
        'Showing a login again later: use PrivateInfo',
      ],
      wording: {
        Labels: '‘User id’ and ‘Password’, as on the page where people log in',
        'Before a name': 'Why there is no user id yet; the default is ‘The user id is made from the name.’',
        Buttons: 'The verb and the value: ‘Copy password’, ‘Generate another password’',
      },
      good: {
        shows: (
          <p style={onPaper}>
            Ayesha-Khan-4711@mySchool.com and a password of ten characters, generated while the name is typed.
          </p>
        ),
        says: 'It is in the form for a new student, after the name.',
      },
      bad: {
        shows: <p style={onPaper}>User id: student1, password: student1</p>,
        says: 'The next student can guess this login.',
      },
      keyboard: {
        Tab: 'Leads through both fields and their buttons.',
        'Enter, Space': 'Copies a value, or generates another one.',
      },
      screenReader: 'Two read-only fields with labels. The tick is not announced: show the message of `onCopied`.',
    } satisfies Guide,
    column: '30rem',
  },
  args: {
    person: 'Ayesha Khan',
    suffix: '@mySchool.com',
    onCredentialsChange: fn(),
    onCopied: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof CredentialGenerator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Teacher: Story = { args: { person: 'Nadia Hussain', roleWord: 'Teacher' } }
/** Without a name, there is a password but no user id. */
export const Empty: Story = { args: { person: '' } }
/** The user id follows the name and keeps its number. Each value can be generated again without the other. */
export const FollowsTheName: Story = {
  render: (args) => {
    const [name, setName] = useState('')
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <TextField label="Name" name="name" value={name} onValueChange={({ value }) => setName(value)} />
        <CredentialGenerator {...args} person={name} />
      </div>
    )
  },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    const read = (label: RegExp) => view.getByLabelText<HTMLInputElement>(label).value
    await userEvent.type(view.getByLabelText('Name'), 'Ali')
    await expect(read(/^User id/)).toMatch(/^Ali-\d{1,4}@mySchool\.com$/)
    const number = read(/^User id/).match(/\d+/)?.[0]
    const password = read(/^Password/)
    await userEvent.type(view.getByLabelText('Name'), ' Raza Khan')
    await expect(read(/^User id/)).toBe(`Ali-Raza-Khan-${number}@mySchool.com`)
    await expect(read(/^Password/)).toBe(password)
    await expect(password).toMatch(/^[A-Za-z0-9]{10}$/)
    await userEvent.click(view.getByRole('button', { name: 'Generate another password' }))
    await expect(read(/^Password/)).not.toBe(password)
    const userId = `Ali-Raza-Khan-${number}@mySchool.com`
    await expect(read(/^User id/)).toBe(userId)
    await expect(args.onCredentialsChange).toHaveBeenLastCalledWith({ userId, password: read(/^Password/) })
  },
}
/** After a reset, the form is for the next student: both values are generated again. */
export const FormReset: Story = {
  args: { defaultNumber: 10_000 },
  render: (args) => (
    <form>
      <CredentialGenerator {...args} />
      <Button type="reset">Next student</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText<HTMLInputElement>(/^Password/)
    const before = password.value
    await userEvent.click(canvas.getByRole('button', { name: 'Next student' }))
    await waitFor(() => expect(password.value).not.toBe(before))
    await expect(password.value).toMatch(/^[A-Za-z0-9]{10}$/)
    const sent = new FormData(password.form as HTMLFormElement)
    await expect(sent.get('password')).toBe(password.value)
    await expect(sent.get('userId')).toMatch(/^Ayesha-Khan-\d{1,4}@mySchool\.com$/)
  },
}
/** Without a clipboard, the value is selected, and `onCopyFailed` receives the message. */
export const NoClipboard: Story = {
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    const { clipboard } = navigator
    const { execCommand } = document
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
    try {
      const password = view.getByLabelText<HTMLInputElement>(/^Password/)
      await waitFor(() => expect(password.value).toHaveLength(10))
      await userEvent.click(view.getByRole('button', { name: 'Copy password' }))
      await waitFor(() =>
        expect(args.onCopyFailed).toHaveBeenCalledWith({ what: 'password', message: 'Copying failed' }),
      )
      await expect([password.selectionStart, password.selectionEnd]).toEqual([0, 10])
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
      document.execCommand = execCommand
    }
  },
}
/** The whole of a long id can be read. */
export const LongText: Story = {
  args: { person: longName },
  play: async ({ canvas }) => {
    const id = canvas.getByLabelText<HTMLTextAreaElement>(/^User id/)
    await waitFor(() => expect(id.value).toContain('Featherstonehaugh'))
    await expect(id.scrollWidth).toBeLessThanOrEqual(id.clientWidth)
    await expect(id.scrollHeight).toBeLessThanOrEqual(id.clientHeight)
  },
}
/** Ids and passwords are written from left to right in every language. */
export const RightToLeft: Story = {
  args: { person: 'عائشة خان', userIdLabel: 'اسم المستخدم', passwordLabel: 'كلمة السر' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const id = within(canvasElement).getByLabelText(/^اسم المستخدم/)
    await expect(getComputedStyle(id).direction).toBe('ltr')
  },
}
export const Narrow: Story = { parameters: { column: '18rem' } }
