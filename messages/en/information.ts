/** The public pages about the school, and the self-check. */
export const information = {
  about: { heading: 'About us', team: 'The people who run the school' },

  contact: {
    heading: 'Contact us',
    form: 'Write to us',
    name: 'Full name',
    email: 'Email',
    phone: 'Contact number',
    message: 'Message',
    send: 'Write the e-mail',
    sendHint: 'Opens your mail program with the message written, ready to be sent.',
    withoutScript: ({ ways }: { ways: string }) =>
      `The form on this page needs JavaScript. Please call or write to us: ${ways}`,
    mailOpened: ({ email }: { email: string }) =>
      `Your mail program was asked to open with this message. Nothing has been sent yet: please send it from there. If it did not open, write to ${email}.`,
    noAddress: ({ phones }: { phones: string }) =>
      `This form cannot pass your message on. Please call us instead: ${phones}.`,
    /** Of the e-mail. */
    subject: ({ name }: { name: string }) => `Message: ${name}`,
    location: 'Where we are',
    map: 'Map of where the school stands',
    openMap: 'Open the map in OpenStreetMap',
    hours: 'School hours',
    office: 'Call the office',
    mail: 'Write an e-mail',
  },

  questions: { heading: 'Questions and answers', lead: 'What parents ask us most.' },

  selfCheck: {
    lead: 'What this browser finds when it asks the server.',
    api: 'Server',
    version: 'Version',
    uptime: 'Running for',
    answered: 'Answered in',
    reachable: 'It can be reached',
    unreachable: 'It cannot be reached',
    asking: 'Asking …',
    seconds: ({ number }: { number: number }) => `${number} s`,
    milliseconds: ({ number }: { number: number }) => `${number} ms`,
    rated: ({ value, rating }: Record<'value' | 'rating', string>) => `${value}, ${rating.replace('-', ' ')}`,
    vitals: 'This page, measured so far',
    noVitals: 'Nothing measured yet. Some values only come once the page is used or hidden.',
  },
  schoolPage: { failed: 'The page could not be loaded' },
}
