import * as kit from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { rightToLeft } from './frames.tsx'

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, ComponentType<kit.IconProps>][]

/** The kit's own icons: lines of one pen on a 24 px grid. They are decoration, so each stands beside a text. */
const meta = {
  title: 'Actions/Icons',
  component: kit.PencilIcon,
  args: { size: 32 },
  argTypes: {
    size: {
      description: 'Width and height, any CSS length or pixels. Default: a little larger than the text it stands in.',
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
/** What points somewhere points the other way. */
export const RightToLeft: Story = { decorators: [rightToLeft] }
