import { ReportBlock } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName, noticeText, sciencePhoto } from './samples.tsx'

const meta = {
  title: 'School/ReportBlock',
  component: ReportBlock,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A report that people read and print on one sheet'],
      avoid: ['A report that is being written: use Form', 'A list of reports: use StudentTable with `showsReport`'],
      wording: {
        Labels: 'One noun each: ‘Condition’, ‘Message’',
        Text: 'Whole sentences about what the child does',
        Missing: 'The default is ‘There is no report yet’; for teachers, add a link to write one',
      },
      good: {
        shows: (
          <p style={onPaper}>
            <b>Ayesha Khan</b> · Excellent
            <br />
            Asks good questions and helps her classmates.
          </p>
        ),
        says: 'Whole sentences say what the child does.',
      },
      bad: {
        shows: (
          <p style={onPaper}>
            <b>A. K.</b> · 73 %<br />
            ok
          </p>
        ),
        says: 'It does not tell the parents anything.',
      },
      screenReader: 'An article with its heading and the name of the student. The label is read before each text.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    studentName: 'Ayesha Khan',
    studentDetails: [
      { label: "Father's name", value: 'Bilal Khan' },
      { label: 'Class', value: '5' },
      { label: 'Roll number', value: '17' },
    ],
    schoolName: 'The Hill School',
    signatureLabel: 'Date and signature',
    tones: { Excellent: 'success', Good: 'success', Average: 'warning', Bad: 'danger', Worst: 'danger' },
    report: {
      condition: 'Excellent',
      message: 'Ayesha asks good questions and helps those who sit beside her.',
      notification: 'The science fair is on the third of December; she shows the volcano.',
      complaint: 'None.',
      createdAt: '2026-11-20T09:30:00.000Z',
      photoSrc: sciencePhoto,
    },
  },
} satisfies Meta<typeof ReportBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Good: Story = { args: { report: { ...meta.args.report, condition: 'Good' } } }
export const Average: Story = { args: { report: { ...meta.args.report, condition: 'Average' } } }
export const Bad: Story = { args: { report: { ...meta.args.report, condition: 'Bad', complaint: noticeText } } }
export const Worst: Story = { args: { report: { ...meta.args.report, condition: 'Worst', complaint: noticeText } } }
export const Updated: Story = { args: { report: { ...meta.args.report, updatedAt: '2026-11-21T08:00:00.000Z' } } }
export const NoPhoto: Story = { args: { report: { ...meta.args.report, photoSrc: null } } }
export const Empty: Story = { args: { report: null } }
/** The shape of the sheet: the stamp, the photo with the texts beside it, and the line with the dates. */
export const Loading: Story = {
  // With the details a phone's page would scroll with nothing in it that takes focus, which axe reports.
  args: { report: null, loading: true, studentDetails: [] },
  play: async ({ canvasElement }) => {
    const boxes = (part: string) =>
      [...canvasElement.querySelectorAll(`[data-part="${part}"]`)].map((element) => element.getBoundingClientRect())
    await expect(boxes('condition')).toHaveLength(1)
    await expect(boxes('dates')).toHaveLength(1)
    const [photo] = boxes('photo')
    for (const text of boxes('text')) {
      const isOver =
        photo &&
        text.bottom > photo.top &&
        text.top < photo.bottom &&
        text.right > photo.left &&
        text.left < photo.right
      await expect(isOver).toBe(false)
      await expect(text.height).toBe(64)
    }
  },
}
/** Long texts continue on a second page when they are printed. */
export const LongText: Story = {
  args: {
    studentName: longName,
    report: {
      ...meta.args.report,
      message: `${noticeText} `.repeat(12),
      notification: `${noticeText} `.repeat(12),
      complaint: `${longName} `.repeat(23),
    },
  },
}
export const RightToLeft: Story = {
  args: {
    studentName: 'عائشة خان',
    studentDetails: [
      { label: 'الأب', value: 'بلال خان' },
      { label: 'الصف', value: '٥' },
    ],
    schoolName: 'مدرسة التل',
    signatureLabel: 'التاريخ والتوقيع',
    heading: 'التقرير',
    conditionLabel: 'الحالة',
    messageLabel: 'رسالة',
    notificationLabel: 'إشعار',
    complaintLabel: 'شكوى',
    createdAtLabel: 'أنشئ',
    report: {
      ...meta.args.report,
      condition: 'ممتاز',
      message: 'تسأل عائشة أسئلة جيدة',
      notification: 'معرض العلوم في ديسمبر',
      complaint: '',
    },
    tones: { ممتاز: 'success' },
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '20rem' } }
