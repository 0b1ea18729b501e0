type Named = { school: string }

/** What mails say, besides the notices themselves. Only the server reads it. */
export const mail = {
  confirm: {
    subject: ({ school }: Named) => `Please confirm: notices of ${school} by mail`,
    text: ({ school }: Named) =>
      `Somebody, probably you, has asked for the notices of ${school} at this address. If it was you, open this page and confirm it there:`,
    button: 'Confirm on this page',
    days: ({ days }: { days: number }) =>
      `If it was not you, do nothing: within ${days} days the address is erased, and no other mail comes.`,
  },
  known: {
    subject: ({ school }: Named) => `You get the notices of ${school} by mail already`,
    text: ({ school }: Named) =>
      `Somebody, probably you, has asked for the notices of ${school} at this address, which gets them already. Nothing was changed. On this page you can choose which you get, or end them:`,
    button: 'Your notices by mail',
    ignore: 'If it was not you, do nothing.',
  },
  confirmOwn: {
    subject: ({ school }: Named) => `Please confirm your mail address at ${school}`,
    text: ({ school }: Named) =>
      `Somebody, probably you, has given this address in their account at ${school}, to be told when something is there for them. If it was you, open this page and confirm it there:`,
    button: 'Confirm on this page',
  },
  report: {
    subject: ({ school }: Named) => `A report is ready at ${school}`,
    text: ({ school }: Named) => `A report is ready for you to read at ${school}. Log in to read it:`,
    button: 'Read the report',
  },
  changed: ({ title }: { title: string }) => `Changed: ${title}`,
  daily: ({ school, day }: Named & { day: string }) => `Notices of ${school}, ${day}`,
  onPage: 'Read it on the page',
  calendar: 'Into the calendar',
  files: 'Files',
  why: ({ school }: Named) => `You get this mail because you have asked ${school} for its notices by mail.`,
  whyOwn: ({ school }: Named) => `You get this mail because you have given this address in your account at ${school}.`,
  endOwn: 'End these mails',
  change: 'Choose which you get, or end them',
}
