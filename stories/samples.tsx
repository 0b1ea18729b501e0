import type { NoticeRow, StudentRow, TeacherRow, UserRow } from '@my-school/ui-kit'
import type { Decorator } from '@storybook/react-vite'

/* What the stories show: one school's students, teachers, notices. Pictures are drawn here, nothing is fetched. */

const svg = (body: string, width = 320, height = 240) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 240">${body}</svg>`,
  )}`

/** A drawn portrait; `turn` selects the colours of skin, hair and shirt. */
export function portrait(turn: number): string {
  const skin = ['#f0c8a0', '#d9a273', '#b97a50', '#8d5a3b'][turn % 4]
  const hair = ['#2b2118', '#4a3222', '#151515', '#6b4a2b', '#3a2a4d'][turn % 5]
  const shirt = ['#2f5d8c', '#2f6b4f', '#a33b3b', '#c99a2e', '#5a4a8a'][(turn * 3) % 5]
  const background = ['#dfe9f3', '#e6efe2', '#f5e9d4', '#efe2e6'][(turn * 7) % 4]
  return svg(
    `<rect width="240" height="240" fill="${background}"/><path d="M40 240c0-60 36-84 80-84s80 24 80 84z" fill="${shirt}"/>` +
      `<path d="M104 140h32v30l-16 14-16-14z" fill="${skin}"/><ellipse cx="120" cy="98" rx="44" ry="54" fill="${skin}"/>` +
      `<path d="M72 104c-8-54 22-76 50-76 34 0 56 30 46 76-6-20-14-32-28-38-22 14-54 8-68 38z" fill="${hair}"/>` +
      `<circle cx="104" cy="104" r="4" fill="#222"/><circle cx="136" cy="104" r="4" fill="#222"/>` +
      `<path d="M106 126c8 8 20 8 28 0" fill="none" stroke="#222" stroke-width="3" stroke-linecap="round"/>`,
    240,
    240,
  ).replace('viewBox%3D%220%200%20320%20240%22', 'viewBox%3D%220%200%20240%20240%22')
}

/** The sports ground on a clear day. */
export const sportsPhoto = svg(
  '<rect width="320" height="240" fill="#bfdcee"/><circle cx="262" cy="48" r="22" fill="#f6d45c"/>' +
    '<path d="M0 120c60-34 110-30 160-8s110 10 160-12v140H0z" fill="#6f9f5f"/>' +
    '<ellipse cx="160" cy="190" rx="150" ry="48" fill="#c4593f"/><ellipse cx="160" cy="190" rx="112" ry="28" fill="#7fb06d"/>' +
    '<path d="M28 176a150 48 0 0 1 264 0M18 190a150 48 0 0 1 20-26" fill="none" stroke="#f3e3d8" stroke-width="2"/>' +
    '<path d="M60 60v70M60 62l44 12-44 14" fill="#d8433d" stroke="#5b4630" stroke-width="4"/>',
)

/** Shelves of a library. */
export const libraryPhoto = svg(
  '<rect width="320" height="240" fill="#efe3cc"/>' +
    [20, 95, 170]
      .map(
        (y, row) =>
          `<rect x="12" y="${y + 52}" width="296" height="8" fill="#7a5634"/>` +
          Array.from({ length: 22 }, (_, book) => {
            const height = 34 + ((book * 7 + row * 5) % 17)
            const colour = ['#2f5d8c', '#a33b3b', '#2f6b4f', '#c99a2e', '#5a4a8a', '#e7dcc3'][(book * 5 + row) % 6]
            return `<rect x="${18 + book * 13}" y="${y + 52 - height}" width="11" height="${height}" fill="${colour}"/>`
          }).join(''),
      )
      .join('') +
    '<rect y="230" width="320" height="10" fill="#b08a5b"/>',
)

/** A table of glass and flames. */
export const sciencePhoto = svg(
  '<rect width="320" height="240" fill="#dfe9e6"/><rect y="186" width="320" height="54" fill="#8a6a48"/>' +
    '<path d="M70 70h28M78 70v44l-34 62a8 8 0 0 0 7 12h66a8 8 0 0 0 7-12l-34-62V70z" fill="#fff" stroke="#33424a" stroke-width="4"/>' +
    '<path d="M62 148h44l18 30a6 6 0 0 1-5 8H50a6 6 0 0 1-5-8z" fill="#3f8fbf"/>' +
    '<path d="M176 62h24v112a12 12 0 0 1-24 0zM222 62h24v112a12 12 0 0 1-24 0z" fill="#fff" stroke="#33424a" stroke-width="4"/>' +
    '<path d="M178 120h20v54a10 10 0 0 1-20 0z" fill="#c8503c"/><path d="M224 96h20v78a10 10 0 0 1-20 0z" fill="#5d9b55"/>',
)

export const classes = Array.from({ length: 10 }, (_, index) => String(index + 1))

const firstNames = 'Ayesha Bilal Chen Dania Emmanuel Fatima Greta Hassan Iqra Jamal'.split(' ')
const familyNames = 'Khan Malik Qureshi Okafor Siddiqui Lind Raza Haddad'.split(' ')

/** The first `count` of a fixed list of students. Every third has no photo. */
export const students = (count: number): StudentRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    name: `${firstNames[(index * 7) % 10]} ${familyNames[(index * 3) % 8]}`,
    fatherName: `${firstNames[(index * 3 + 1) % 10]} ${familyNames[(index * 3) % 8]}`,
    grade: String(((index * 7) % 10) + 1),
    photoSrc: index % 3 === 2 ? null : portrait(index),
  }))

/** Students whose names are in Urdu, or in Urdu and English. */
export const urduStudents: StudentRow[] = [
  { id: 'u0', name: 'علی (حسن).', fatherName: 'غلام مصطفیٰ', grade: '5', photoSrc: portrait(0) },
  { id: 'u1', name: 'فاطمہ زہرا', fatherName: 'Bilal (علی) Khan', grade: '7', photoSrc: portrait(1) },
  { id: 'u2', name: 'Ayesha Khan (عائشہ)', fatherName: 'محمد عبدالرحمٰن صدیقی ولد چوہدری غلام مصطفیٰ', grade: '10' },
]

/** A very long name. */
export const longName = 'Muhammad Abdul-Rahman Zulfiqar Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

export const teachers: TeacherRow[] = [
  { id: 't1', name: 'Nadia Hussain', subject: 'Mathematics', gender: 'Female', photoSrc: portrait(11) },
  { id: 't2', name: 'Peter Osei', subject: 'Physics', gender: 'Male', photoSrc: portrait(6) },
  { id: 't3', name: 'Robin Lind', subject: 'Urdu and English literature', gender: 'Other', photoSrc: null },
]

export const noticeText =
  'The annual sports day is held on the main ground on Friday. Gates open at 8:00 AM, races begin at nine; parents are welcome and lunch is served under the trees.'

export const notices: NoticeRow[] = [
  { id: 'n1', title: 'Annual sports day', description: noticeText, validUntil: '2026-12-04' },
  {
    id: 'n2',
    title: 'Library open on Saturdays',
    description: 'Books can be borrowed for two weeks.',
    validUntil: null,
  },
  {
    id: 'n3',
    title: 'Mid-term examination timetable',
    description: 'Printed timetables hang beside the office.',
    validUntil: '2026-10-30',
    expired: true,
  },
]

export const users: UserRow[] = [
  { id: 'u1', role: 'Admin', userId: 'admin@mySchool.com', answer: 'Illyas' },
  { id: 'u2', role: 'Teacher', userId: 'Nadia-Hussain-0417Teacher@mySchool.com', answer: 'Hussain' },
  { id: 'u3', role: 'Student', userId: 'Bilal-Khan-8110@mySchool.com', answer: 'Khan' },
  { id: 'u4', role: 'User', userId: 'visitor-Il10O', answer: 'Oliver' },
]

/** Shows a story in a column with the width of its `column` parameter, or of the window when that is less. */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div style={{ inlineSize: parameters.column, maxInlineSize: '100%' }}>
    <Story />
  </div>
)

/** Shows a story in the middle of a board. */
export const onBoard: Decorator = (Story) => (
  <div style={{ padding: '2rem 1rem', display: 'grid', justifyItems: 'center' }}>
    <Story />
  </div>
)
