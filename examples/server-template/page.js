// The only script of the page: it asks before a form is sent that deletes.
const form = document.getElementById('delete')
const prompt = document.getElementById('prompt')

document.getElementById('students').addEventListener('action', ({ detail }) => {
  form.elements.id.value = detail.row.id
  prompt.subject = detail.row.name
  prompt.open = true
})
prompt.addEventListener('confirm', () => form.submit())
