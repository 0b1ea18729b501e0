import { limits, type SchoolSettings } from '#contract'
import { roleWords, userIdOf } from '#contract/user-ids'
import { newPassword } from '../server/security/credentials.ts'
import type { Person } from './names.ts'
import type { Random } from './random.ts'

const QUARTERS = [
  'Gulberg',
  'Model Town',
  'Johar Town',
  'Garden Town',
  'Shadman',
  'Samanabad',
  'Iqbal Town',
  'Cantt',
  'Ichhra',
  'Civil Lines',
]
const SUBJECTS = [
  'Mathematics',
  'English',
  'Urdu',
  'Physics',
  'Chemistry',
  'Biology',
  'History',
  'Geography',
  'Art',
  'Computer science',
  'Sport',
  'Music',
]
const QUALIFICATIONS = ['M.Sc., B.Ed.', 'M.A., B.Ed.', 'B.Sc., B.Ed.', 'M.Phil.', 'B.A., Diploma in teaching']

const address = (random: Random) =>
  `House ${random.whole(1, 240)}, Street ${random.whole(1, 38)}, ${random.pick(QUARTERS)}, Lahore`
/** A number of the range that the sample's settings use too: not a real telephone number. */
const phone = (random: Random) => `+92 42 5550 ${random.whole(1000, 9999)}`
const thousands = (rupees: number) => `Rs ${rupees.toLocaleString('en-US')}`

/** A user id as the portal's generator makes it, and a random password. */
const login = (random: Random, person: string, roleWord: string, suffix: string) => ({
  userId: userIdOf({ person, number: random.whole(0, limits.generatedIdBelow - 1), roleWord, suffix }),
  password: newPassword(),
})

/** The class and roll number of a student. Students are spread evenly over the classes. */
export function seat(index: number, total: number, classes: string[]): { grade: string; roll: number } {
  const perClass = Math.ceil(total / classes.length)
  return { grade: classes[Math.floor(index / perClass)] as string, roll: (index % perClass) + 1 }
}

/** The school year of a class: 6 for '6 A', 0 for 'Nursery'. */
const yearOf = (grade: string) => Number(/\d+/.exec(grade)?.[0] ?? 0)

export const studentFields = (
  random: Random,
  { name, family, fatherName }: Person,
  { grade, roll }: ReturnType<typeof seat>,
  suffix: string,
) => ({
  name,
  fatherName,
  grade,
  rollNumber: String(roll),
  age: String(yearOf(grade) + 5 + random.whole(0, 1)),
  phone: phone(random),
  fee: thousands(5500 + yearOf(grade) * 500),
  address: address(random),
  answer: family,
  ...login(random, name, roleWords.student, suffix),
})

/** @param classes of the school: each of them is the only class of one of the first teachers */
export const teacherFields = (
  random: Random,
  { name, family, isFemale }: Person,
  index: number,
  { userIds: { suffix }, classes }: Pick<SchoolSettings, 'userIds' | 'classes'>,
) => {
  const years = random.whole(2, 27)
  return {
    name,
    gender: isFemale ? ('Female' as const) : ('Male' as const),
    phone: phone(random),
    address: address(random),
    qualifications: random.pick(QUALIFICATIONS),
    salary: thousands(70_000 + years * 3_500),
    subject: SUBJECTS[index % SUBJECTS.length] as string,
    bankDetail: `Sample Bank, account 00${random.whole(10_000_000, 99_999_999)}`,
    experience: `${years} years`,
    classes: classes[index] ?? '',
    answer: family,
    ...login(random, name, roleWords.teacher, suffix),
  }
}
