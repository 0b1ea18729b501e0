import type { Student } from '#contract/operations'

type Numbered = Pick<Student, 'grade' | 'rollNumber'>

/**
 * The roll number after the last one of a class.
 * @param last the student who was added last: the number after it is proposed in the same class
 * @returns '' if nothing can be proposed: no class is chosen, or its roll numbers are not numbers
 */
export function proposeRollNumber(
  grade: string,
  students: readonly Numbered[],
  last: { grade: string; rollNumber: string },
): string {
  if (!grade) return ''
  if (last.grade === grade) return following(last.rollNumber)
  const ofClass = students.filter((student) => student.grade === grade).map(({ rollNumber }) => rollNumber)
  if (!ofClass.every((rollNumber) => /^\d+$/.test(rollNumber))) return ''
  return following(ofClass.reduce((highest, one) => (Number(one) > Number(highest) ? one : highest), ''))
}

/** The same text with its last digits one higher, as wide as before: 'R-09' becomes 'R-10'. */
function following(rollNumber: string): string {
  if (!/\d/.test(rollNumber)) return ''
  return rollNumber.replace(/\d+(?=\D*$)/, (digits) => String(BigInt(digits) + 1n).padStart(digits.length, '0'))
}
