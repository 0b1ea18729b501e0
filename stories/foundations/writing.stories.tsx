import { Button, EmptyState, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoAndDont } from '../do-and-dont.tsx'
import { inRow, onPaper } from '../guide.ts'
import { guidance, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const WORDS = [
  ['student', 'pupil, kid', 'One word for one thing'],
  ['teacher', 'staff member', '‘Staff’ is teachers and admins together'],
  ['class 7', 'grade 7, 7th', 'The number follows the word'],
  ['notice', 'post, news', 'What is pinned to the board'],
  ['report', 'assessment', 'One for each student'],
  ['delete', 'remove', 'The record is gone'],
  ['clear', 'delete', 'The filter is gone, the record is not'],
  ['log in, log out', 'sign on', 'Login is the noun'],
] as const

export const Writing: Story = {
  render: () => (
    <Page
      heading="Writing"
      lead="Plain words, short sentences. A parent who reads English as a third language understands a page at once."
    >
      <Section heading="Labels and buttons">
        <Rules>
          {[
            'A button says what happens, with a verb and a noun: ‘Save student’, ‘Delete notice’.',
            'A label is a noun without a colon: ‘Father’s name’. A hint below it says how to fill the field in, so that no error has to.',
            'Sentence case, no full stop at the end of labels, buttons and headings.',
            'A link says where it leads, for people who read or hear only the links of a page. Not ‘click here’.',
            'The pages under Screens have the portal’s own texts, which its specification fixes to the letter: ‘Wellcome’, ‘Excelent’, ‘MY SCHOOl’. Do not copy them.',
          ]}
        </Rules>
        <DoAndDont
          good={{
            shows: (
              <div style={inRow}>
                <Button variant="danger">Delete notice</Button>
                <Button variant="quiet">Cancel</Button>
              </div>
            ),
            says: 'The button can be understood without the question.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Button variant="danger">OK</Button>
                <Button variant="quiet">No</Button>
              </div>
            ),
            says: 'OK to what?',
          }}
        />
        <DoAndDont
          good={{
            shows: <TextField label="Phone" name="phone" hint="With the country code, as +92 42 5550 1990" />,
            says: 'A label that stays, and an example below it.',
          }}
          bad={{
            shows: <TextField label="Please enter your phone number here:" name="phone" placeholder="Phone" />,
            says: 'A sentence as a label, and a placeholder that goes away when it is needed.',
          }}
        />
      </Section>
      <Section heading="Errors">
        <p>An error says what happened and how to mend it. It blames nobody, and is never only a code.</p>
        <DoAndDont
          good={{
            shows: (
              <TextField label="Age" name="age" defaultValue="twelve" error="Enter the age as a number, such as 12" />
            ),
            says: 'What to do, with an example, at the field.',
          }}
          bad={{
            shows: <TextField label="Age" name="age" defaultValue="twelve" error="Invalid input!" />,
            says: 'Which input? Invalid why? And who is shouting?',
          }}
        />
        <DoAndDont
          good={{
            shows: (
              <p style={onPaper}>
                The school’s server cannot be reached. Check your connection, then try again. What you typed is still
                here.
              </p>
            ),
            says: 'What happened, how to mend it, and what is not lost.',
          }}
          bad={{
            shows: <p style={onPaper}>Oops! Something went wrong :( Error 503</p>,
            says: 'A joke where somebody is worried, and a number that nobody can use.',
          }}
        />
        <Rules>
          {[
            'A required field: ‘Enter the name’, ‘Choose a class’. Not ‘This field is required’.',
            'Several errors: a summary above the form links to each field and repeats its text word for word.',
            'No ‘please’, no ‘sorry’, no exclamation mark.',
          ]}
        </Rules>
      </Section>
      <Section heading="Empty states">
        <p>An empty place says that it is empty, why, and what to do next.</p>
        <DoAndDont
          good={{
            shows: (
              <EmptyState
                heading="No student matches"
                illustration="people"
                actions={<Button variant="quiet">Clear the search</Button>}
              >
                No name has ‘Aysha’ in it. Fewer letters find more.
              </EmptyState>
            ),
            says: 'It says why nothing is there, and what to do next.',
          }}
          bad={{
            shows: <EmptyState heading="No data" />,
            says: 'Is it loading, broken or filtered? It does not say.',
          }}
        />
      </Section>
      <Section heading="Questions and confirmations">
        <Rules>
          {[
            'The heading is the question with its subject: ‘Delete Ayesha Khan?’. The buttons are the answers.',
            'What deletes asks for a typed word first, as ConfirmDeletePrompt does.',
            'Afterwards one sentence says what was done: ‘Notice deleted’. It needs no heading.',
          ]}
        </Rules>
      </Section>
      <Section heading="Dates, numbers, names">
        <Rules>
          {[
            'Dates and numbers come from the components, in the language of the page: 2 November 2026, Rs 9,000.',
            'A time says whether it is AM or PM: 8:30 AM. A range has an en dash without spaces: 9–12.',
            'Names are never shortened, split or put in capitals. They keep their own script and direction.',
            'Numbers are written as digits, small ones too: ‘3 students’.',
          ]}
        </Rules>
      </Section>
      <Section heading="Words">
        <ul className="guide-lines">
          {WORDS.map(([word, instead, why]) => (
            <li key={word}>
              <strong>{word}</strong>
              <span>not: {instead}</span>
              <span className="guide-line-says">{why}</span>
            </li>
          ))}
        </ul>
        <p style={{ marginBlockStart: 'var(--kit-space-4)' }}>
          Each component has its default texts in English. <LinkHere to="setup-kitprovider--docs">KitProvider</LinkHere>{' '}
          gives all of them in another language.
        </p>
      </Section>
    </Page>
  ),
}

function LinkHere({ to, children }: { to: string; children: string }) {
  return (
    <a href={`./?path=/docs/${to}`} target="_top">
      {children}
    </a>
  )
}
