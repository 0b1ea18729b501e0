import { Button, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { DoAndDont } from '../do-and-dont.tsx'
import { onPaper } from '../guide.ts'
import { guidance, Line, Lines, Page, Rules, Section } from './page.tsx'
import { inPx, tokens } from './tokens.ts'

const meta = { title: 'Foundations/Space, shape and shadow', tags: ['!autodocs'], parameters: guidance } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const USE: Record<string, string> = {
  'space-1': 'Between a label and its field',
  'space-2': 'Between an icon and its text',
  'space-3': 'Between buttons, inside a cell',
  'space-4': 'Inside a card, inside a dialog',
  'space-5': 'Between fields, between cards',
  'space-6': 'Around a page',
  'space-7': 'Between the parts of a page',
  'space-8': 'Before the footer',
}

const card = (style: CSSProperties, text: string) => (
  <div className="guide-shape" style={style}>
    <p style={{ margin: 0, padding: 'var(--kit-space-3)' }}>{text}</p>
  </div>
)

export const SpaceShapeAndShadow: Story = {
  name: 'Space, shape and shadow',
  render: () => (
    <Page
      heading="Space, shape and shadow"
      lead="A grid of 4 px, lines instead of boxes, and a shadow only under things that float over the page."
    >
      <Section heading="Space">
        <p>
          All spaces are multiples of 4 px, in rem, so that they grow with the text. Things that belong together are
          closer to each other than to other things.
        </p>
        <Lines>
          {tokens('space-').map(({ name, value }) => (
            <Line key={name} name={<code>--kit-{name}</code>} says={`${inPx(value)}. ${USE[name] ?? ''}`}>
              <div className="guide-bar" style={{ '--guide-size': `var(--kit-${name})` } as CSSProperties} />
            </Line>
          ))}
        </Lines>
        <DoAndDont
          good={{
            shows: (
              <div className="guide-column">
                <TextField label="Name" name="name" defaultValue="Ayesha Khan" />
                <TextField label="Father's name" name="father" defaultValue="Imran Khan" />
              </div>
            ),
            says: 'A label is close to its own field: space-1 is between them, and more space before the next field.',
          }}
          bad={{
            shows: (
              <div style={{ display: 'grid', gap: '0.25rem' }}>
                <TextField label="Name" name="name" defaultValue="Ayesha Khan" />
                <TextField label="Father's name" name="father" defaultValue="Imran Khan" />
              </div>
            ),
            says: 'With the same space everywhere, it is not clear which label belongs to which field.',
          }}
        />
      </Section>
      <Section heading="Sizes">
        <Lines>
          <Line name={<code>--kit-control</code>} says="44 px: every control, so that a finger can hit it">
            <Button>Add student</Button>
          </Line>
          <Line
            name={<code>--kit-control-small</code>}
            says="36 px: controls in table rows. No control is smaller than 24 px"
          >
            <Button size="small" variant="quiet">
              Details
            </Button>
          </Line>
          <Line name={<code>--kit-measure</code>} says="66 letters: the longest line of a text">
            <div style={{ inlineSize: 'min(var(--kit-measure), 100%)', borderBlockEnd: '4px solid currentColor' }} />
          </Line>
        </Lines>
        <Rules>
          {[
            'A page is at most 76rem wide, a form 44rem, and a notice card 17rem; only the notice board and pages with a side menu are wider. All become narrower in a small window.',
            'Nothing scrolls sideways in a window of 320 px or more: the rows of a table are stacked, and the side menu becomes a button.',
            'A photo has its size before it has loaded, so that nothing moves.',
          ]}
        </Rules>
      </Section>
      <Section heading="Shape">
        <Lines>
          <Line name={<code>--kit-radius</code>} says="6 px: controls, cards and dialogs; their small parts have less">
            {card({ border: 'var(--kit-hairline)', borderRadius: 'var(--kit-radius)' }, 'A sheet')}
          </Line>
          <Line name={<code>--kit-hairline</code>} says="1 px: the border of a sheet, the line between rows">
            {card({ borderBlockEnd: 'var(--kit-hairline)' }, 'A row of a table')}
          </Line>
          <Line
            name={<code>--kit-ruled</code>}
            says="A line every 32 px, as on writing paper. Text on it needs the same line height"
          >
            {card({ background: 'var(--kit-ruled), var(--kit-color-surface)', lineHeight: '2rem' }, 'A report')}
          </Line>
          <Line
            name={<code>--kit-focus-outline</code>}
            says="The focus ring with its edge, around the element that has the focus"
          >
            <div style={{ padding: '6px' }}>
              <span
                style={{
                  display: 'inline-block',
                  padding: 'var(--kit-space-2) var(--kit-space-3)',
                  borderRadius: 'var(--kit-radius)',
                  outline: 'var(--kit-focus-outline)',
                  boxShadow: 'var(--kit-focus-shadow)',
                }}
              >
                Notice board
              </span>
            </div>
          </Line>
        </Lines>
      </Section>
      <Section heading="Shadow">
        <p>
          There is one shadow. It says that something floats over the page and disappears again: a dialog, a menu, a
          toast or a tooltip.
        </p>
        <DoAndDont
          good={{
            shows: (
              <div style={{ ...onPaper, borderRadius: 'var(--kit-radius)' }}>
                <p style={{ marginBlockStart: 0 }}>Delete Ayesha Khan?</p>
                <Button variant="danger">Delete</Button>
              </div>
            ),
            says: 'A dialog floats over the page, so it has the shadow.',
          }}
          bad={{
            shows: (
              <div className="guide-column">
                <div style={{ ...onPaper, maxInlineSize: 'none' }}>Name: Ayesha Khan</div>
                <div style={{ ...onPaper, maxInlineSize: 'none' }}>Class: 7</div>
              </div>
            ),
            says: 'Rows do not float over the page: a hairline is enough, as in DetailList.',
          }}
        />
      </Section>
    </Page>
  ),
}
