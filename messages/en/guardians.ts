import { familyCodeDays } from '../numbers.ts'

type Name = { name: string }

/** The section 'Family' of a student's record: who reads the reports of the student. */
export const guardians = {
  heading: 'Family',
  lead: 'Parents and guardians who read the reports of this student with their own login.',
  off: 'Families are turned off on the page Your school: the links stay, but nobody can read with them.',
  loading: 'Loading the family',
  failed: 'The family could not be loaded.',
  none: 'Nobody is linked yet.',
  /** How somebody was linked. */
  since: {
    office: ({ when }: { when: string }) => `Linked by the office on ${when}`,
    code: ({ when }: { when: string }) => `Linked with a code on ${when}`,
  },
  end: 'End',
  endOf: ({ name }: Name) => `End the link of ${name}`,
  ending: {
    heading: 'End this link?',
    text: ({ name, student }: Name & { student: string }) =>
      `${name} can no longer read the reports of ${student}. The login and links to other children stay. Codes for ${student} that nobody has used yet end too: for other guardians, print new ones afterwards.`,
    submit: 'End the link',
    done: ({ name }: Name) => `The link of ${name} has ended.`,
    failed: 'The link could not be ended. Try again.',
  },

  codes: 'Codes that nobody has used yet',
  codeOf: ({ made, ends }: Record<'made' | 'ends', string>) => `Printed on ${made}, ends on ${ends}`,
  endCode: ({ made }: { made: string }) => `End the code that was printed on ${made}`,
  codeEnded: 'The code no longer works.',
  codeFailed: 'The code could not be ended. Try again.',

  print: 'Print a code',
  link: {
    heading: 'Link a login',
    text: ({ student }: { student: string }) =>
      `Everybody who has this login reads the reports of ${student}. Be sure that it is the login of a parent or guardian.`,
    label: 'User id of the parent or guardian',
    hint: 'Only logins that people made themselves on the page Sign Up; type a part of it to find it.',
    choose: 'Choose a user id',
    failed: 'The logins could not be loaded. Try again.',
    submit: 'Link',
    done: ({ name, student }: Name & { student: string }) => `${name} now reads the reports of ${student}.`,
  },

  /** The slips with codes, on the page 'Paper'. */
  slips: {
    hint: `Each slip gets a new code when it is printed. A code makes one parent or guardian able to read the reports of this one student; it works once, and for ${familyCodeDays} days. Each code that is printed is written into the audit trail.`,
    off: 'Families are turned off on the page Your school, so a code would open nothing. Turn them on there before you print.',
    notThisWay: 'The codes are printed with the button Print of this page.',
    again: 'Print again',
    shown: 'These codes are shown only until you leave this page: what you print again has the same ones.',
    heading: 'Make new codes and print them?',
    text: ({ number }: { number: number }) =>
      number === 1
        ? 'A new code is made for this student. Codes that were printed before stay valid, but of one student at most four: then the oldest ends.'
        : `A new code is made for each of the ${number} students. Codes that were printed before stay valid, but of one student at most four: then the oldest ends.`,
    submit: 'Make and print',
    failed: 'The codes could not be made, so nothing was printed. Try again.',
    until: ({ day }: { day: string }) => `valid until ${day}`,
    code: 'Code',
  },
}
