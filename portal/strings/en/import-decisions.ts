import { importLimits } from '#contract/imports'
import { count, formatNumber, plural } from '#strings/counting'

type Rows = { rows: number }
type Headed = { heading: string }
type Fault = Rows & Headed & { written: readonly string[] }

const rowsOf = ({ rows }: Rows) => count(rows, { one: 'row', other: 'rows' })
const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

const MOST = importLimits.faultExamples

/** What one answer settles for many rows of the draft of an import. */
export const strings = {
  heading: 'To decide',
  fault: ({ rows, heading, written }: Fault) =>
    written[0] === ''
      ? `${rowsOf({ rows })}: no ${heading.toLowerCase()}.`
      : `${rowsOf({ rows })}: ${heading.toLowerCase()} ${quoted(written.slice(0, MOST))}${written.length > MOST ? ' and others' : ''}.`,
  readAs: ({ rows, heading }: Rows & Headed) =>
    `${heading} of ${plural(rows, { one: 'it', other: `all ${formatNumber(rows)}` })}`,
  choose: 'Choose',
  forAll: ({ rows }: Rows) => plural(rows, { one: 'Use it', other: `Use it for all ${formatNumber(rows)}` }),
  leaveUnknown: 'Unknown: ask when the student is edited',
  mendPhones: ({ rows }: Rows) =>
    plural(rows, { one: 'Put it back', other: `Put it back in all ${formatNumber(rows)}` }),
  mendLetters: ({ rows }: Rows) =>
    plural(rows, { one: 'Mend its letters', other: `Mend the letters of all ${formatNumber(rows)}` }),
  showRows: 'Show these rows',
  dayFirst: 'The day comes first',
  monthFirst: 'The month comes first',

  left: ({ number }: { number: number }) => (number === 0 ? 'Nothing is left to decide.' : `Left to decide: ${number}`),

  given: 'Decided',
  isReadAs: ({ heading, written, value }: Headed & { written: string; value: string }) =>
    `${heading}: ${written === '' ? 'an empty cell' : `“${written}”`} is read as ${value === '' ? 'empty' : `“${value}”`}.`,
  staysUnknown: ({ heading }: Headed) => `${heading}: unknown where the file has none.`,
  order: { day: 'Dates: the day comes first.', month: 'Dates: the month comes first.' },
  phonesMended: 'Telephone numbers: what they begin with is put back.',
  lettersMended: 'Texts whose letters were encoded twice are read as they were before.',
  takeBack: 'Take back',
  takeBackOf: ({ said }: { said: string }) => `Take back: ${said}`,
}
