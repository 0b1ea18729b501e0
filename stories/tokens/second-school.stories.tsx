import { Badge, Button, NoticeCard, StudentTable, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import './second-school.css'

/** Some components inside an element with the tokens of another school. */
function SecondSchool({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="second-school" data-theme={theme}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--kit-space-5)', alignItems: 'start' }}>
        <NoticeCard
          heading="Annual sports day"
          description="All classes run, jump and throw on the big field."
          createdAt="2026-11-20"
          href="#sports-day"
          headingLevel={2}
        />
        <div style={{ display: 'grid', flex: '1 1 18rem', gap: 'var(--kit-space-4)', minInlineSize: 0 }}>
          <StudentTable students={[{ id: '1', name: 'Bilal Khan', fatherName: 'Imran Khan', grade: '9' }]} />
          <TextField label="Name" name="name" defaultValue="Nora Lind" />
          <div>
            <Button>Save</Button> <Button variant="quiet">Cancel</Button> <Badge tone="success">Good</Badge>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Another school's look: nothing but other values of the tokens. */
const meta = {
  title: 'Tokens/Second school',
  component: SecondSchool,
  tags: ['!autodocs'],
} satisfies Meta<typeof SecondSchool>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { args: { theme: 'light' } }

/** In a light page too: a theme inside of another is that of the nearest element with one. */
export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const school = canvasElement.querySelector('.second-school') as HTMLElement
    const [red = 255] =
      getComputedStyle(school)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    // oklch() as it was written, or made sRGB by the build for older browsers.
    await expect(red <= 1 ? red : red / 255).toBeLessThan(0.3)
  },
}
