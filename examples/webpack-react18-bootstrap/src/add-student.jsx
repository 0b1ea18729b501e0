import { Button, CredentialGenerator, Form, SelectField, TextField } from '@my-school/ui-kit'
import { useState } from 'react'

/** The form that adds a student, with a user id made from the name, and a password. */
export function AddStudent({ onAdd }) {
  const [name, setName] = useState('')
  return (
    <div data-shot="form">
      <Form
        aria-label="Add a student"
        actions={<Button type="submit">Add student</Button>}
        onValidSubmit={({ data, form }) => {
          onAdd({ id: String(data.get('userId')), name, fatherName: '', grade: String(data.get('class')) })
          form.reset()
          setName('')
        }}
      >
        <TextField
          label="Name"
          name="name"
          required
          requiredMessage="Enter a name"
          value={name}
          onValueChange={({ value }) => setName(value)}
        />
        <SelectField label="Class" name="class" options={['1', '4', '9', '10']} />
        <CredentialGenerator person={name} suffix="@school.example" defaultNumber={4711} />
      </Form>
    </div>
  )
}
