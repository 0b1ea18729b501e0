import type { ClassPromotion } from '#contract/operations'
import { proposeRollNumber } from '../students/propose-roll-number.ts'

type Student = ClassPromotion['students'][number]

/** A roll number that would stand twice in a class after the promotion. */
export type DoubleRollNumber = {
  grade: string
  /** Who keeps it. */
  first: Student
  /** Who gets the proposed one. */
  second: Student
  proposed: string
}

/**
 * The roll numbers that would stand twice in a class. A class brings its numbers along, so who stays in one gets a new
 * number: the one after the highest.
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

/** The number after the highest one; where numbers have letters, the same with an ending that nobody has. */
function free(rollNumber: string, grade: string, taken: { grade: string; rollNumber: string }[]): string {
  const next = proposeRollNumber(grade, taken, { grade: '', rollNumber: '' })
  if (next) return next
  const isTaken = (number: string) => taken.some((one) => one.rollNumber === number)
  let ending = 2
  while (isTaken(`${rollNumber}-${ending}`)) ending++
  return `${rollNumber}-${ending}`
}
