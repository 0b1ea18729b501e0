// Lists and objects are properties; what a person does is an event.
const { students, prompt, add, report, toasts } = Object.fromEntries(
  ['students', 'prompt', 'add', 'report', 'toasts'].map((id) => [id, document.getElementById(id)]),
)

students.students = [
  { id: 's1', name: 'Åsa Öberg', fatherName: 'Nils Öberg', grade: '4' },
  { id: 's2', name: 'Zoë Ali', fatherName: 'Ümit O’Neil', grade: '10' },
  { id: 's3', name: 'Ängla Alm', fatherName: 'Per Alm', grade: '4' },
  { id: 's4', name: 'Bilal Khan', fatherName: 'Imran Khan', grade: '9' },
]
students.sort = { column: 'name', direction: 'ascending' }
students.rowActions = [{ key: 'delete', label: 'Delete', variant: 'danger' }]
report.report = {
  condition: 'Good',
  message: 'Reads fluently and asks good questions.',
  notification: 'Please sign and return the form for the trip.',
  complaint: '',
  createdAt: '2026-11-18T08:00:00.000Z',
}
report.tones = { Good: 'success' }
for (const list of document.querySelectorAll('.faq'))
  list.items = [{ question: 'When does school begin?', answer: 'At eight.' }]

let toDelete
students.addEventListener('action', ({ detail }) => {
  toDelete = detail.row
  prompt.subject = toDelete.name
  prompt.open = true
})
prompt.addEventListener('confirm', () => {
  students.students = students.students.filter(({ id }) => id !== toDelete.id)
  toasts.show({ tone: 'success', message: `${toDelete.name} is deleted` })
})

const name = add.querySelector('[name="name"]')
name.addEventListener('input', () => {
  add.querySelector('kit-credential-generator').person = name.value
})
add.addEventListener('validsubmit', (event) => {
  event.preventDefault()
  const { data, form } = event.detail
  students.students = [
    ...students.students,
    { id: data.get('userId'), name: data.get('name'), fatherName: '', grade: data.get('class') },
  ]
  toasts.show({ tone: 'success', message: `${data.get('name')} is added` })
  form.reset()
})
