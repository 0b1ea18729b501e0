import type { Meta, StoryObj } from '@storybook/react-vite'
import { fetchNeeds } from '../../portal/match-page.ts'
import { PortalPage } from './portal-page.tsx'
import { whenLoaded } from './when-loaded.ts'

/** Pages that everybody can see. */
const meta = {
  title: 'Screens/For everybody',
  component: PortalPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [({ args }) => fetchNeeds(args.path)],
  play: whenLoaded,
} satisfies Meta<typeof PortalPage>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = { args: { path: '/' } }
export const NoticeBoard: Story = { args: { path: '/notice-board' } }
export const EmptyNoticeBoard: Story = { args: { path: '/notice-board', change: () => ({ notices: [] }) } }
export const Notice: Story = { args: { path: '/notice-board-Detail/notice-7' } }
export const Login: Story = { args: { path: '/auth/login' } }
export const UnknownPage: Story = { args: { path: '/nowhere' } }
