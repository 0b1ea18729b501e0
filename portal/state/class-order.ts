import { school } from './school.ts'

/** The position of a class in the order of the school. An unknown class comes last. */
export function classOrder(name: string): number {
  const { classes } = school.value
  return classes.includes(name) ? classes.indexOf(name) : classes.length
}
