import { familyCodeDays } from '../numbers.ts'

type Name = { name: string }

/** The page 'Family', on which parents and guardians read. */
export const family = {
  lead: 'The reports of your children, and the notices for their classes.',
  loading: 'Loading your children',
  failed: 'Your children cannot be shown',
  children: 'Your children',
  whose: ({ grade, rollNumber }: Record<'grade' | 'rollNumber', string>) =>
    `Class ${grade} · Roll number ${rollNumber}`,
  lastClass: ({ grade }: { grade: string }) => `Last class: ${grade}`,
  hasReport: 'Report available',
  hasLeft: 'Has left the school',
  noReports: 'There are no reports of this child.',
  print: ({ name }: Name) => `Print the report of ${name}`,
  notices: ({ grade }: { grade: string }) => `Notices for class ${grade}`,
  noNotices: 'There is no notice for this class at present.',

  none: 'No child is linked to your login yet',
  noneHelp: ({ userId }: { userId: string }) =>
    `The school office gives you a slip with a code for each of your children: enter it below. Or tell the office your user id, ${userId}, and it links you itself.`,

  code: {
    heading: 'I have a code',
    lead: `Each code opens one child, works once, and ends ${familyCodeDays} days after it was printed.`,
    label: 'Code from the slip',
    submit: 'Add the child',
    done: ({ name }: Name) => `You now see the reports of ${name} here.`,
  },

  removing: {
    action: 'Remove from my page',
    heading: 'Remove this child from your page?',
    text: ({ name }: Name) =>
      `You no longer see the reports of ${name} and the notices for the class. Other guardians still do. To see them again you need a new code from the school office.`,
    submit: 'Remove',
    done: ({ name }: Name) => `${name} is no longer on your page.`,
    failed: 'The child could not be removed from your page. Try again.',
  },
}
