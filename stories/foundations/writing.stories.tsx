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
  ['teacher', 'staff member', '‘Staff’ means teachers and admins together'],
  ['class 7', 'grade 7, 7th', 'The number follows the word'],
  ['notice', 'post, news', 'A sheet on the notice board'],
  ['report', 'assessment', 'Each student has one'],
  ['delete', 'remove', 'The record is gone'],
  ['clear', 'delete', 'The filter is gone, the record is not'],
  ['log in, log out', 'sign in, sign on', '‘Login’ is the noun'],
] as const

export const Writing: Story = {
  render: () => (
    <Page
      heading="Writing"
      lead="Use plain words and short sentences, so that a parent whose third language is English understands a page at once."
    >
      <Section heading="Labels and buttons">
        <Rules>
          {[
            'A button says what happens, with a verb and a noun: ‘Save student’, ‘Delete notice’. The noun can be left out where the page makes it clear.',
            'A label is a noun without a colon: ‘Father’s name’. A hint below it says how to fill in the field, so that people make fewer errors.',
            'Use sentence case, and no full stop at the end of labels, buttons and headings.',
            'A link says where it leads, for people who read or hear only the links of a page. Never write ‘click here’.',
            'The pages under Screens show the texts of the portal. Its specification fixes some of them letter by letter, with their misspellings: ‘Wellcome’, ‘Excelent’, ‘MY SCHOOl’. Do not copy these.',
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
            says: 'People understand the button without reading the question.',
          }}
          bad={{
            shows: (
              <div style={inRow}>
                <Button variant="danger">OK</Button>
                <Button variant="quiet">No</Button>
              </div>
            ),
            says: 'The buttons do not say what happens.',
          }}
        />
        <DoAndDont
          good={{
            shows: <TextField label="Phone" name="phone" hint="With the country code: +92 42 5550 1990" />,
            says: 'The label stays, and an example is below it.',
          }}
          bad={{
            shows: <TextField label="Please enter your phone number here:" name="phone" placeholder="Phone" />,
            says: 'The label is a sentence, and the placeholder disappears when people need it.',
          }}
        />
      </Section>
      <Section heading="Errors">
        <p>An error says what happened and how to correct it. It blames nobody, and is never only a code.</p>
        <DoAndDont
          good={{
            shows: (
              <TextField label="Age" name="age" defaultValue="twelve" error="Enter the age as a number, such as 12" />
            ),
            says: 'The error at the field says what to do, with an example.',
          }}
          bad={{
            shows: <TextField label="Age" name="age" defaultValue="twelve" error="Invalid input!" />,
            says: 'It does not say what is wrong or what to do, and the exclamation mark sounds angry.',
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
            says: 'It says what happened, what to do, and that nothing is lost.',
          }}
          bad={{
            shows: <p style={onPaper}>Oops! Something went wrong :( Error 503</p>,
            says: 'A joke does not help a worried person, and nobody can use the number.',
          }}
        />
        <Rules>
          {[
            'For a required field, write ‘Enter a name’ or ‘Choose a class’, not ‘This field is required’.',
            'If there are several errors, a summary above the form links to each field and repeats its error word for word.',
            'Write no ‘please’, no ‘sorry’ and no exclamation mark.',
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
                No name contains ‘Aysha’. Try fewer letters.
              </EmptyState>
            ),
            says: 'It says why the list is empty, and what to do next.',
          }}
          bad={{
            shows: <EmptyState heading="No data" />,
            says: 'It does not say whether the list is loading, broken or filtered.',
          }}
        />
      </Section>
      <Section heading="Questions and confirmations">
        <Rules>
          {[
            'The heading is a question or a task: ‘Issue new passwords?’, ‘Delete student’. The name of the record is below it, and the buttons repeat the verb.',
            'A deletion that cannot be undone first asks people to type a word, as ConfirmDeletePrompt does.',
            'Afterwards, one short message says what was done, with the name of the record: ‘Deleted: Ayesha Khan’.',
          ]}
        </Rules>
      </Section>
      <Section heading="Dates, numbers, names">
        <Rules>
          {[
            'The components write dates and numbers in the language of the page: 2 November 2026, Rs 9,000.',
            'A time says whether it is AM or PM: 8:30 AM. A range has an en dash without spaces: 9–12.',
            'Names are never shortened, split or written in capitals. They keep their own script and direction.',
            'Write numbers as digits, even small ones: ‘3 students’.',
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
          The default texts of the components are in English.{' '}
          <LinkHere to="setup-kitprovider--docs">KitProvider</LinkHere> replaces them with texts in another language.
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
