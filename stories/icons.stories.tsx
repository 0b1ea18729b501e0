import * as kit from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { rightToLeft } from './frames.tsx'

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, ComponentType<kit.IconProps>][]

/** All icons, on a grid of 24 px. They are decoration: use them beside a text. */
const meta = {
  title: 'Actions/Icons',
  component: kit.PencilIcon,
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
