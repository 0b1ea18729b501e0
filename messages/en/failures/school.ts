/** Errors in a school's settings. */
export const linkLeadsTo = ({ href }: { href: string }) =>
  `A link may lead to https://…, to a page of the portal such as /contact, to mailto:… or to tel:…; this one leads to '${href}'.`

export const notDegrees = ({ axis, most }: { axis: 'latitude' | 'longitude'; most: number }) =>
  `The ${axis} is a number of degrees from -${most} to ${most}.`
export const positionInSea = 'Latitude 0 and longitude 0 are in the sea: take the position of the school from a map.'
export const settingsTextsTooLong = ({ kilobytes }: { kilobytes: number }) =>
  `All texts together are too long, since visitors carry them: at most ${kilobytes} kB. Shorten some.`

/** A name in braces, in whose place the portal puts nothing. */
export const unknownPlaceholder = ({ value, values }: { value: string; values: readonly string[] }) =>
  `The portal has nothing to put in place of ${value}. There are these: ${values.join(' ')}.`

export const pagesTooLong = ({ kilobytes }: { kilobytes: number }) =>
  `The pages of the school together are too long: at most ${kilobytes} kB in each language. Shorten some, or take one as a file.`
export const pageAddressTaken = ({ address }: { address: string }) =>
  `Another page has the address '${address}', or one that looks like it: give this one another.`
export const pageNotWritten = 'Nothing is written on this page yet: begin with the sample, and make it yours.'
export const pageHasGaps =
  'This page still has gaps (___): fill them in or take them out, in each language, then confirm it.'

export const classWithoutLetter = 'A class needs a letter or a digit in its name.'
export const classNameReserved = `'left' stands for students who leave, and 'all' for all classes: give the class another name.`
/** @param first how the first one is written */
export const classTwice = ({ grade, first }: { grade: string; first: string }) =>
  `The class '${grade}' is there twice${grade === first ? '' : `, as '${first}'`}: take one away, or give it another name.`
export const noClassLeft = 'A school needs at least one class.'

type Renaming = { was: string; now: string }
export const newNameTaken = ({ was, now }: Renaming) =>
  `There is a class '${now}' already, and two classes cannot become one: move the students of '${was}' there, then take '${was}' away.`
export const oldNameListed = ({ was, now }: Renaming) =>
  `Class '${was}' is renamed to '${now}' and is still in the list: take the old name away.`
export const classNotEmpty = ({ grade, here, deleted }: { grade: string; here: number; deleted: number }) =>
  `Class '${grade}' cannot be taken away: students in it: ${here}, deleted ones who can be restored: ${deleted}. Move the students to another class, restore or erase the deleted ones, or rename the class.`

export const endingChangedTooOften = ({ times }: { times: number }) =>
  `The ending was changed ${times} times, and all of these stay reserved: take one of them again.`
export const fileGone = 'The file is no longer there: choose it again.'
