export const notices = [
  {
    id: 1,
    heading: 'Annual sports day',
    text: 'All classes run, jump and throw on the big field. Families are welcome from nine in the morning; bring water and a hat.',
  },
  { id: 2, heading: 'Library open on Saturdays', text: 'From May on the library is open from ten to one.' },
  {
    id: 3,
    heading: 'Science fair of classes 6 to 10',
    text: 'Show what you have found out: tables and sockets are in the hall, and each class has its own corner there.',
  },
].map((notice) => ({ ...notice, createdAt: '2026-11-20T08:00:00.000Z' }))

export const students = [
  { id: 's1', name: 'Åsa Öberg', fatherName: 'Nils Öberg', grade: '4' },
  { id: 's2', name: 'Zoë Ali', fatherName: 'Ümit O’Neil', grade: '10' },
  { id: 's3', name: 'Ängla Alm', fatherName: 'Per Alm', grade: '4' },
  { id: 's4', name: 'Bilal Khan', fatherName: 'Imran Khan', grade: '9' },
]

export const report = {
  condition: 'Good',
  message: 'Reads fluently and asks good questions.',
  notification: 'Please sign and return the form for the trip.',
  complaint: '',
  createdAt: '2026-11-18T08:00:00.000Z',
}
