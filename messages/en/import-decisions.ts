import { faultExamples } from '../numbers.ts'
import { count, formatNumber, plural } from './counting.ts'
import { allOf } from './language.ts'

type Rows = { rows: number }
type Headed = { heading: string }
type Fault = Rows & Headed & { kind?: string; written: readonly string[] }

const rowsOf = ({ rows }: Rows) => count(rows, { one: 'row', other: 'rows' })
const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

const some = (written: readonly string[]) =>
  `${quoted(written.slice(0, faultExamples))}${written.length > faultExamples ? ' and others' : ''}`

/** Decisions about many rows of the draft of an import. */
export const importDecisions = {
  heading: 'To decide',
  fault: ({ kind, rows, heading, written }: Fault) => {
    if (kind === 'hidden')
      return `${rowsOf({ rows })} ${plural(rows, { one: 'is', other: 'are' })} hidden: ${some(written)}.`
    if (kind === 'nobody') return `${rowsOf({ rows })}: nobody.`
    return written[0] === ''
      ? `${rowsOf({ rows })}: no ${heading.toLowerCase()}.`
      : `${rowsOf({ rows })}: ${heading.toLowerCase()} ${some(written)}.`
  },
  readAs: ({ rows, heading }: Rows & Headed) =>
    `${heading} of ${plural(rows, { one: 'it', other: `all ${formatNumber(rows)}` })}`,
  choose: 'Choose',
  forAll: ({ rows }: Rows) => plural(rows, { one: 'Use it', other: `Use it for all ${formatNumber(rows)}` }),
  leaveUnknown: 'Unknown: ask when the student is edited',
  editPhones: ({ rows }: Rows) =>
    plural(rows, { one: 'Put it back', other: `Put it back in all ${formatNumber(rows)}` }),
  editLetters: ({ rows }: Rows) =>
    plural(rows, { one: 'Mend its letters', other: `Mend the letters of all ${formatNumber(rows)}` }),
  showRows: 'Show these rows',
  takeIn: ({ rows }: Rows) => plural(rows, { one: 'Take it in', other: `Take in all ${formatNumber(rows)}` }),
  country: 'Country of the numbers',
  countryHint:
    'It is not asked again once the telephone of the school, on the page ‘Your school’, begins with + and the code of its country.',
  makeClasses: ({ classes }: { classes: readonly string[] }) => `Add ${allOf(classes)} to the classes of the school`,
  dayFirst: 'The day comes first',
  monthFirst: 'The month comes first',

  left: ({ number }: { number: number }) => (number === 0 ? 'Nothing is left to decide.' : `Left to decide: ${number}`),

  given: 'Decided',
  isReadAs: ({ heading, written, value }: Headed & { written: string; value: string }) =>
    `${heading}: ${written === '' ? 'an empty cell' : `“${written}”`} is read as ${value === '' ? 'empty' : `“${value}”`}.`,
  staysUnknown: ({ heading }: Headed) => `${heading}: unknown where the file has none.`,
  order: { day: 'Dates: the day comes first.', month: 'Dates: the month comes first.' },
  phonesEdited: 'Telephone numbers: what they begin with is put back.',
  numbersOf: ({ country }: { country: string }) => `Telephone numbers: they are of ${country}.`,
  hiddenTaken: 'Rows that are hidden in the file: taken in.',
  lettersEdited: 'Texts whose letters were encoded twice are read as they were before.',
  takeBack: 'Take back',
  takeBackOf: ({ decision }: { decision: string }) => `Take back: ${decision}`,
}
