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
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { buses, empty, fees, grades, type Student, shown, stored } from './student'

/** React Hook Form: every field takes what `register` returns. */
export function WithHookForm() {
  const [sent, setSent] = useState('')
  const { register, handleSubmit, reset, setValue, formState } = useForm<Student & { photo: FileList | undefined }>({
    defaultValues: { ...empty, bus: 'south' },
  })
  const { errors, dirtyFields } = formState
  return (
    <form
      noValidate
      aria-label="React Hook Form"
      onSubmit={handleSubmit(({ photo, ...student }) => setSent(shown(student, photo?.[0])))}
    >
      <h2>React Hook Form</h2>
      <TextField
        label="Name"
        required
        error={errors.name?.message}
        {...register('name', { required: 'Enter a name' })}
      />
      <NumberField
        label="Age"
        error={errors.age?.message}
        {...register('age', { max: { value: 30, message: 'At most 30' } })}
      />
      <TextAreaField label="Address" maxLength={20} {...register('address')} />
      <SelectField label="Class" options={grades} placeholder="Choose a class" {...register('grade')} />
      <DateField label="Birthday" {...register('birthday')} />
      <ColorField label="Team colour" {...register('color')} />
      <ValidForField label="Card valid until" {...register('validFor')} />
      <Combobox
        label="Bus"
        options={buses}
        error={errors.bus?.message}
        {...register('bus', { required: 'Choose a bus' })}
      />
      <RadioGroup
        label="Fee"
        options={fees}
        error={errors.fee?.message}
        {...register('fee', { required: 'Choose a fee' })}
      />
      <Checkbox label="I accept the rules" {...register('rules')} />
      <PhotoField label="Photo" {...register('photo')} />
      <p>
        <Button type="submit">Send</Button>{' '}
        <Button variant="quiet" onClick={() => reset({ ...stored, photo: undefined })}>
          Fill in
        </Button>{' '}
        <Button variant="quiet" onClick={() => setValue('bus', 'south', { shouldDirty: true })}>
          Take line 2
        </Button>
      </p>
      <output aria-label="Changed">{Object.keys(dirtyFields).sort().join()}</output>
      <output aria-label="Sent">{sent}</output>
    </form>
  )
}
