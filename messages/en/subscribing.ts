/** Notices by mail, as a visitor asks for them and ends them. */
export const subscribing = {
  lead: 'New notices of the school come to you by mail. You can end it at any time, with one click in each mail.',
  address: 'Your mail address',
  language: 'Language of the mails',
  categories: 'Which notices',
  allHint: 'None chosen: all notices.',
  when: 'When',
  atOnce: 'As soon as there is one',
  daily: 'One mail a day, if there are some',
  dailyAt: ({ hour }: { hour: string }) => `One mail a day at ${hour}, if there are some`,
  submit: 'Send me a mail to confirm',
  kept: 'The address is kept encrypted, for these mails only. Who looks after the portal can see and erase it.',
  sent: 'Look into your mail',
  sentText: ({ address }: { address: string }) =>
    `If it can be reached, a mail is on its way to ${address}. Open the link in it, and confirm on the page that it leads to. If none is there within some minutes, look into the folder for spam. One address gets at most one such mail a day.`,
  again: 'Another address',
  own: 'Your notices by mail',
  confirmText: ({ address }: { address: string }) =>
    `Shall the notices of the school come to ${address}? Nothing comes before you confirm it here.`,
  confirm: 'Confirm',
  confirmed: 'Confirmed: the next notice comes by mail',
  comeTo: ({ address }: { address: string }) => `They come to ${address}.`,
  ofLogin: {
    heading: 'Your mail address',
    confirmText: ({ address }: { address: string }) =>
      `Shall ${address} be told when there is something to read in your account at the school? Nothing comes before you confirm it here.`,
    confirmed: 'Confirmed',
    comeTo: ({ address }: { address: string }) =>
      `${address} is told when there is something to read. What it is told of is chosen in the account.`,
  },
  save: 'Save',
  saved: 'Saved',
  end: 'End the mails',
  endText: 'Your address is then erased.',
  ended: 'The mails have ended',
  endedText: 'Your address is erased, and no more mails come.',
  failed: 'This page could not be loaded',
  notDone: 'This was not done.',
}
