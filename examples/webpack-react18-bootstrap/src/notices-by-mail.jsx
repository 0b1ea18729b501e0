import { Button, Checkbox, Form } from '@my-school/ui-kit'

/** A box without a value of its own: the form sends 'on' while it is checked. */
export const NoticesByMail = ({ onSave }) => (
  <Form
    aria-label="Notices by e-mail"
    actions={<Button type="submit">Save</Button>}
    onValidSubmit={({ data }) => onSave(data.get('notices'))}
  >
    <Checkbox label="Send me the notices by e-mail" name="notices" />
  </Form>
)
