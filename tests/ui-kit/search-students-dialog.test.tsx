import * as assert from 'uvu/assert'
import {
  SearchStudentsDialog,
  type StudentSearch,
} from '../../ui-kit/search-students-dialog/search-students-dialog.tsx'
import { act, render, type } from '../dom.ts'
import { test } from '../test.ts'
import { conforms } from './conformance.tsx'

const classes = ['9', '10']

conforms(SearchStudentsDialog, { open: true, classes, onSearch: () => {} }, { root: 'DIALOG' })

test('a search has the trimmed values, and there is no second one while it runs', async () => {
  const searches: StudentSearch[] = []
  const ui = (busy: boolean) => (
    <SearchStudentsDialog
      open
      busy={busy}
      classes={classes}
      onSearch={(search) => searches.push(search)}
      defaultValues={{ address: 'Hill Road' }}
    />
  )
  const view = render(ui(false))
  const find = (selector: string) => view.container.querySelector(selector) as HTMLElement
  assert.is(find('[data-part=heading]').textContent, 'Search students')
  assert.is(find('[data-part=hint]').textContent, 'Fill in at least one field')
  assert.is(view.container.querySelectorAll('option').length, 3)
  await type(find('[name=name]'), '  Amina ')
  await type(find('[name=grade]'), '10')
  const submit = () => act(async () => (find('form') as HTMLFormElement).requestSubmit())
  await submit()
  assert.equal(searches, [{ name: 'Amina', fatherName: '', grade: '10', address: 'Hill Road' }])
  view.rerender(ui(true))
  await submit()
  assert.is(searches.length, 1)
})

test.run()
