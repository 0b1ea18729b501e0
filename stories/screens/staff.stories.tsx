import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fetchNeeds } from '../../portal/match-page.ts'
import { PortalPage, reported, unreported } from './portal-page.tsx'
import { whenLoaded } from './when-loaded.ts'

/** Pages in which admins and teachers work. */
const meta = {
  title: 'Screens/For staff',
  component: PortalPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [({ args }) => fetchNeeds(args.path)],
  args: { as: 'admin', path: '/admin/dashboard/Student-detail' },
  play: whenLoaded,
} satisfies Meta<typeof PortalPage>
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = { args: { path: '/admin/dashboard' } }
export const Students: Story = {}

/** The list is filtered by class. In the portal, the filter is part of the URL; here the URL of the story stays. */
export const StudentsOfAClass: Story = {
  play: async ({ canvasElement }) => {
    await whenLoaded({ canvasElement })
    const { href } = location
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), '3')
    await page.findByText('Rows 1 to 3 of 3')
    await userEvent.click(page.getAllByRole('link', { name: /^Details/ })[0] as HTMLElement)
    // The heading until the record is here, then the line below its name.
    await page.findByText('Student detail', { selector: 'h1, [data-part=lead]' })
    await expect(location.href).toBe(href)
  },
}

const urduNames = [
  { name: 'علی (حسن).', fatherName: 'غلام مصطفیٰ' },
  { name: 'فاطمہ زہرا', fatherName: 'Bilal (علی) Khan' },
  { name: 'Ayesha Khan (عائشہ)', fatherName: 'محمد عبدالرحمٰن صدیقی ولد چوہدری غلام مصطفیٰ' },
]
/** Names in Urdu, in English and in both: each name has its own direction, and begins where its column begins. */
export const StudentsWithUrduNames: Story = {
  args: {
    change: ({ students }) => ({ students: students.slice(0, 3).map((one, at) => ({ ...one, ...urduNames[at] })) }),
  },
}
export const NoStudentsYet: Story = { args: { change: () => ({ students: [], reports: [] }) } }

/** After the right word, the row is removed and a toast reports it. */
export const StudentDeleted: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first] = await page.findAllByRole('button', { name: /^More / })
    const name = first?.getAttribute('aria-label')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'delete')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await page.findByText('Total Student : 29')
    await expect(page.queryByRole('button', { name: name ?? '' })).toBeNull()
  },
}

export const Student: Story = { args: { path: `/admin/dashboard/fullStudent-detail/${reported}` } }
export const AddStudent: Story = { args: { path: '/admin/dashboard/add-student' } }

/** The form was sent empty: a summary is above it, and an error is at each field. */
export const AddStudentRefused: Story = {
  args: { path: '/admin/dashboard/add-student' },
  play: async ({ canvasElement }) => {
    await whenLoaded({ canvasElement })
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Add student' }))
    await page.findByRole('heading', { name: 'There is a problem' })
  },
}

export const Teachers: Story = { args: { path: '/admin/dashboard/teacher-detail' } }
export const Notices: Story = { args: { path: '/admin/dashboard/notice-detail' } }
export const TeachersDashboard: Story = { args: { as: 'teacher', path: '/teacher/dashboard' } }
export const AddReport: Story = { args: { as: 'teacher', path: `/teacher/dashboard/add-student-report/${unreported}` } }
