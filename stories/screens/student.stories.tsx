import type { Meta, StoryObj } from '@storybook/react-vite'
import { fetchNeeds } from '../../portal/match-page.ts'
import { PortalPage, reported } from './portal-page.tsx'
import { whenLoaded } from './when-loaded.ts'

/** Pages that students and their families see. */
const meta = {
  title: 'Screens/For students',
  component: PortalPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [({ args }) => fetchNeeds(args.path)],
  args: { as: 'student', path: `/student/report/${reported}` },
  play: whenLoaded,
} satisfies Meta<typeof PortalPage>
export default meta
type Story = StoryObj<typeof meta>

/** The report fits on one printed page. */
export const Report: Story = {}
export const NoReportYet: Story = { args: { change: () => ({ reports: [] }) } }

/** The page of a parent with two children. */
export const Family: Story = { args: { as: 'guardian', path: '/family' } }
export const NoChildYet: Story = {
  args: {
    as: 'guardian',
    path: '/family',
    responses: { family: () => ({ success: true, message: '', children: [] }) },
  },
}
