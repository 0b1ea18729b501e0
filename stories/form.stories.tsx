import { Button, Form, NumberField, PhotoField, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Every form: it shows the errors in a summary and at the fields, and sends only valid values'],
      avoid: ['A field that acts at once, such as a filter: use the field without a form'],
      wording: {
        Labels: 'Nouns, without a colon and without a full stop',
        Errors: 'What to do: ‘Enter a name’, ‘Choose a class’',
        Button: 'The verb and its object, as in the heading of the page: ‘Add student’',
        'From the server': 'What is wrong and what to do, at its field: ‘This user id is taken. Choose another’',
      },
      anatomy: 'ServerErrors',
      good: {
        shows: (
          <Form
            onValidSubmit={() => {}}
            actions={
              <Button type="submit" size="small">
                Add student
              </Button>
            }
          >
            <TextField label="Name" name="good" required />
          </Form>
        ),
        says: 'The fields are in one column, required fields are marked, and the button says what it does.',
      },
      bad: {
        shows: (
          <Form
            onValidSubmit={() => {}}
            actions={
              <Button disabled size="small">
                Submit
              </Button>
            }
          >
            <TextField label="" aria-label="Name" name="bad" placeholder="Name" />
          </Form>
        ),
        says: 'A placeholder is not a label, and a disabled button does not say what is missing.',
      },
      keyboard: { Enter: 'Sends the form from any field with one line.' },
      screenReader: 'Errors are announced once, in the summary; each field also reads its own error.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: {
    onValidSubmit: fn(),
    onInvalid: fn(),
    children: (
      <>
        <TextField label="Name" name="name" required requiredMessage="Enter a name" />
        <NumberField label="Age" name="age" required requiredMessage="Enter an age" max={30} />
        <SelectField
          label="Class"
          name="grade"
          required
          requiredMessage="Choose a class"
          placeholder="Choose a class"
          options={['1', '2', '3']}
        />
        <TextAreaField label="Address" name="address" rows={3} />
        <PhotoField label="Photo" name="photo" />
      </>
    ),
    actions: (
      <>
        <Button type="submit">Add student</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** The form was sent empty: the summary has focus, and every required field shows its error. */
export const SentEmpty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add student' }))
    await expect(args.onValidSubmit).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[data-part=box]')).toHaveFocus()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter a name',
      'Enter an age',
      'Choose a class',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a class' }))
    await expect(canvas.getByLabelText(/^Class/)).toHaveFocus()
  },
}

/** The form is filled in with the keyboard and sent with Enter. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Amina Yusuf')
    await userEvent.type(canvas.getByLabelText(/^Age/), '12')
    await userEvent.selectOptions(canvas.getByLabelText(/^Class/), '3')
    await userEvent.type(canvas.getByLabelText(/^Age/), '{Enter}')
    await expect(args.onValidSubmit).toHaveBeenCalledOnce()
  },
}

export const ServerErrors: Story = {
  args: {
    serverErrors: [
      { field: 'name', message: 'There is already a student of this name in class 3' },
      { message: 'The photo could not be kept. Try again.' },
    ],
  },
}
export const Busy: Story = {
  args: {
    busy: true,
    actions: (
      <Button type="submit" busy busyLabel="Adding…">
        Add student
      </Button>
    ),
  },
}
export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    children: <TextField label="الاسم" name="name" required />,
    actions: <Button type="submit">أضف</Button>,
  },
}
