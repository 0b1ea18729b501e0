import { school } from './school.ts'

/** The place of a class in the order of the school. One that the school does not have comes last. */
export function classOrder(name: string): number {
  const { classes } = school.value
  return classes.includes(name) ? classes.indexOf(name) : classes.length
}
