import {
  Button,
  Checkbox,
  ColorField,
  Combobox,
  DateField,
  NumberField,
  PhotoField,
  RadioGroup,
  SelectField,
  TextAreaField,
  TextField,
  ValidForField,
} from '@my-school/ui-kit'
import { useForm } from '@tanstack/react-form'
import { type ChangeEvent, useState } from 'react'
import { buses, empty, fees, grades, type Student, shown, stored } from './student'

/** What TanStack Form gives for one field, as far as the kit's fields take it. */
interface TextApi {
  name: string
  state: { value: string; meta: { errors: unknown[] } }
  handleBlur: () => void
  handleChange: (value: string) => void
}

/** The props of every field with a text as its value. */
const propsOf = ({ name, state, handleBlur, handleChange }: TextApi) => ({
  name,
  value: state.value,
  error: state.meta.errors.join() || undefined,
  onBlur: handleBlur,
  onChange: (event: ChangeEvent<{ value: string }>) => handleChange(event.target.value),
})

const needed = (message: string) => ({ onSubmit: ({ value }: { value: string }) => (value ? undefined : message) })

/** TanStack Form: every field is controlled, by its value and `onChange`. */
export function WithTanStackForm() {
  const [sent, setSent] = useState('')
  const form = useForm({
    defaultValues: { ...empty, bus: 'south', photo: undefined } as Student & { photo: File | undefined },
    onSubmit: ({ value: { photo, ...student } }) => setSent(shown(student, photo)),
  })
  return (
    <form
      noValidate
      aria-label="TanStack Form"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <h2>TanStack Form</h2>
      <form.Field name="name" validators={needed('Enter a name')}>
        {(field) => <TextField label="Name" required {...propsOf(field)} />}
      </form.Field>
      <form.Field name="age">{(field) => <NumberField label="Age" {...propsOf(field)} />}</form.Field>
      <form.Field name="address">
        {(field) => <TextAreaField label="Address" maxLength={20} {...propsOf(field)} />}
      </form.Field>
      <form.Field name="grade">
        {(field) => <SelectField label="Class" options={grades} placeholder="Choose a class" {...propsOf(field)} />}
      </form.Field>
      <form.Field name="birthday">{(field) => <DateField label="Birthday" {...propsOf(field)} />}</form.Field>
      <form.Field name="color">{(field) => <ColorField label="Team colour" {...propsOf(field)} />}</form.Field>
      <form.Field name="validFor">
        {(field) => <ValidForField label="Card valid until" {...propsOf(field)} />}
      </form.Field>
      <form.Field name="bus" validators={needed('Choose a bus')}>
        {(field) => <Combobox label="Bus" options={buses} {...propsOf(field)} />}
      </form.Field>
      <form.Field name="fee" validators={needed('Choose a fee')}>
        {(field) => <RadioGroup label="Fee" options={fees} {...propsOf(field)} />}
      </form.Field>
      <form.Field name="rules">
        {({ name, state, handleBlur, handleChange }) => (
          <Checkbox
            label="I accept the rules"
            name={name}
            checked={state.value}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.checked)}
          />
        )}
      </form.Field>
      <form.Field name="photo">
        {({ name, handleBlur, handleChange }) => (
          <PhotoField
            label="Photo"
            name={name}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.files?.[0])}
          />
        )}
      </form.Field>
      <p>
        <Button type="submit">Send</Button>{' '}
        <Button variant="quiet" onClick={() => form.reset({ ...stored, photo: undefined })}>
          Fill in
        </Button>{' '}
        <Button variant="quiet" onClick={() => form.setFieldValue('bus', 'south')}>
          Take line 2
        </Button>
      </p>
      <form.Subscribe selector={({ fieldMeta }) => fieldMeta}>
        {(meta) => (
          <output aria-label="Changed">
            {Object.entries(meta)
              .flatMap(([name, field]) => (field?.isDefaultValue === false ? [name] : []))
              .sort()
              .join()}
          </output>
        )}
      </form.Subscribe>
      <output aria-label="Sent">{sent}</output>
    </form>
  )
}
