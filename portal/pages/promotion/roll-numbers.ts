import type { ClassPromotion } from '#contract/operations'
import { proposeRollNumber } from '../students/propose-roll-number.ts'

type Student = ClassPromotion['students'][number]

/** A roll number that two students of a class would have after the promotion. */
export type DoubleRollNumber = {
  grade: string
  /** Who keeps it. */
  first: Student
  /** Who gets the proposed one. */
  second: Student
  proposed: string
}

/**
 * The roll numbers that two students of a class would have. Promoted students keep their numbers, so a student who
 * stays gets a new one: the one after the highest.
 * @param staying the ids of those who stay in their class
 */
export function doubleRollNumbers(
  classes: readonly ClassPromotion[],
  staying: ReadonlySet<string>,
): DoubleRollNumber[] {
  return classes.flatMap(({ grade, students }) => {
    const below = classes.find(({ to }) => to === grade)?.students ?? []
    const there = [...below.filter(({ _id }) => !staying.has(_id)), ...students.filter(({ _id }) => staying.has(_id))]
    const numbers = there.map(({ rollNumber }) => ({ grade, rollNumber }))
    const holders = new Map<string, Student>()
    return there.flatMap((second) => {
      const first = holders.get(second.rollNumber)
      if (!first) {
        holders.set(second.rollNumber, second)
        return []
      }
      const proposed = free(second.rollNumber, grade, numbers)
      numbers.push({ grade, rollNumber: proposed })
      return { grade, first, second, proposed }
    })
  })
}

/** The number after the highest one; where numbers have letters, the same with an ending that is not in use. */
function free(rollNumber: string, grade: string, taken: { grade: string; rollNumber: string }[]): string {
  const next = proposeRollNumber(grade, taken, { grade: '', rollNumber: '' })
  if (next) return next
  const isTaken = (number: string) => taken.some((one) => one.rollNumber === number)
  let ending = 2
  while (isTaken(`${rollNumber}-${ending}`)) ending++
  return `${rollNumber}-${ending}`
}
