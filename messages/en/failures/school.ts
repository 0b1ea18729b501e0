/** Errors in a school's settings. */
const LEADS = 'A link may lead to https://…, to a page of the portal such as /contact, to mailto:… or to tel:…'
export const linkForbidden = `${LEADS}.`
export const linkLeadsTo = ({ href }: { href: string }) => `${LEADS}; this one leads to '${href}'.`

export const notDegrees = ({ axis, most }: { axis: 'latitude' | 'longitude'; most: number }) =>
  `The ${axis} is a number of degrees from -${most} to ${most}.`
export const positionInSea = 'Latitude 0 and longitude 0 are in the sea: take the position of the school from a map.'
export const settingsTextsTooLong = ({ kilobytes }: { kilobytes: number }) =>
  `All texts together are too long, since visitors carry them: at most ${kilobytes} kB. Shorten some.`

export const unknownValue = ({ value, values }: { value: string; values: readonly string[] }) =>
  `${value} is no value of the certificate. There are these: ${values.join(' ')}.`

export const classWithoutName = 'A class needs a name.'
export const classWithoutLetter = 'A class needs a letter or a digit in its name.'
export const classNamedLeft = `'left' stands for students who leave: give the class another name.`
export const classNamedAll = `'all' stands for all classes: give the class another name.`
export const classTwice = ({ grade }: { grade: string }) =>
  `The class '${grade}' is there twice: take one away, or give it another name.`
export const classTwiceAs = ({ grade, first }: { grade: string; first: string }) =>
  `The class '${grade}' is there twice, as '${first}': take one away, or give it another name.`
export const noClassLeft = 'A school needs at least one class.'

type Renaming = { was: string; now: string }
export const noClassToRename = ({ was }: { was: string }) => `There is no class '${was}' that could be renamed.`
export const newNameTaken = ({ was, now }: Renaming) =>
  `There is a class '${now}' already, and two classes cannot become one: move the students of '${was}' there, then take '${was}' away.`
export const oldNameListed = ({ was, now }: Renaming) =>
  `Class '${was}' is renamed to '${now}' and is still in the list: take the old name away.`
export const classNotEmpty = ({ grade, here, deleted }: { grade: string; here: number; deleted: number }) =>
  `Class '${grade}' cannot be taken away: students in it: ${here}, deleted ones who can be restored: ${deleted}. Move the students to another class, restore or erase the deleted ones, or rename the class.`

export const endingChangedTooOften = ({ times }: { times: number }) =>
  `The ending was changed ${times} times, and all of these stay reserved: take one of them again.`
export const pictureGone = 'The picture is no longer there: choose it again.'
