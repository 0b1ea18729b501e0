import * as kit from '@my-school/ui-kit'
import { SearchIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { rightToLeft } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, ComponentType<kit.IconProps>][]

/**
 * All icons, in lines of 1.75 on a grid of 24. An icon is as high as a line of the text beside it and has its colour. It is
 * decoration: the text says the same. Icons with a direction turn over from right to left, others do not.
 */
const meta = {
  title: 'Foundations/Icons',
  component: kit.PencilIcon,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'Beside a text, so that people find the text more quickly',
        'In IconButton',
        'Always for the same thing: one icon has one meaning on every page',
      ],
      avoid: [
        'Without a text or a label: use IconButton, which requires a label',
        'As an illustration: use the drawings of EmptyState',
        'On every button of a row: if all have an icon, none stands out',
        'Beside emoji or icons of another set: use one set',
      ],
      wording: {
        'Beside a text': 'The icon has no text of its own: screen readers read the words beside it',
        Alone: 'IconButton requires a label: ‘Close’',
      },
      good: {
        shows: (
          <span style={inRow}>
            <SearchIcon /> Search students
          </span>
        ),
        says: 'The text says what happens; the icon helps people to find it.',
      },
      bad: {
        shows: (
          <span style={inRow}>
            <SearchIcon /> <SearchIcon />
          </span>
        ),
        says: 'Two icons without any text.',
      },
      screenReader: 'The icon is hidden; the text beside it is read.',
    } satisfies Guide,
  },
  args: { size: 32 },
  argTypes: {
    size: {
      description: 'Width and height, in px or as a CSS length.',
    },
  },
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 'var(--kit-space-5)',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {icons.map(([name, Icon]) => (
        <li key={name} style={{ textAlign: 'center' }}>
          <Icon {...args} />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof kit.PencilIcon>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Large: Story = { args: { size: 64 } }
/** Icons with a direction are mirrored. */
export const RightToLeft: Story = { decorators: [rightToLeft] }
