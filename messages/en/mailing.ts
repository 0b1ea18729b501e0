import { holdMinutes } from '../numbers.ts'
import { count, plural } from './counting.ts'

const addresses = { one: 'address', other: 'addresses' } as const
const mails = { one: 'mail', other: 'mails' } as const

/** Notices by mail, as admins manage them. */
export const mailing = {
  lead: 'Notices for everybody go to those who have asked for them by mail. Who has given an address in the account is told of what is for them.',
  failed: 'What is known of the mails could not be loaded.',
  figures: {
    addresses: ({ number }: { number: number }) =>
      count(number, { one: 'address of a visitor', other: 'addresses of visitors' }),
    ofLogins: ({ number }: { number: number }) =>
      count(number, { one: 'login with an address', other: 'logins with an address' }),
    waiting: ({ number }: { number: number }) => `${count(number, mails)} waiting`,
    failed: ({ number }: { number: number }) => `${count(number, mails)} given up in the last 30 days`,
  },
  problem: 'The mail server',
  tryAgain: 'Try the mail server',
  works: 'The mail server takes mails of the school.',
  paused: 'Mails are paused',
  pausedText: 'None is sent, also none that asks for a confirmation. They are sent when you go on.',
  pause: 'Pause all mails',
  resume: 'Go on sending',
  nowPaused: 'Mails are paused',
  nowSent: 'Mails are sent again',
  notSaved: 'This was not saved.',
  hour: 'When the daily mail goes',
  hourSaved: 'Saved: from the next day on',
  waitingHeading: 'Notices on their way',
  none: 'No mails wait.',
  begins: ({ at, number }: { at: string; number: number }) => `Goes to ${count(number, addresses)}: ${at}`,
  sending: ({ number }: { number: number }) => `${count(number, mails)} still to be sent`,
  stop: 'Do not send',
  stopOf: ({ title }: { title: string }) => `Do not send '${title}'`,
  stopped: 'It is not sent',
  list: {
    heading: 'Addresses',
    show: 'Show the addresses',
    caption: 'Addresses that get notices by mail',
    empty: 'Nobody has asked for notices by mail',
    failed: 'The addresses could not be loaded.',
    address: 'Mail address',
    language: 'Language',
    categories: 'Categories',
    all: 'All',
    when: 'When',
    atOnce: 'At once',
    daily: 'Once a day',
    confirmedAt: 'Since',
    notYet: 'Not confirmed',
    erase: 'Erase',
    eraseHeading: 'Erase this address?',
    eraseText: 'It gets no more mails. Who wants them again asks for them anew.',
    erased: 'The address was erased',
  },
  choice: {
    heading: 'Mail',
    /** @param number undefined: not known */
    send: ({ number }: { number: number | undefined }) =>
      number === undefined ? 'Send it by mail' : `Send it by mail to ${count(number, addresses)}`,
    sendChange: ({ number }: { number: number | undefined }) =>
      number === undefined ? 'Send the change by mail' : `Send the change by mail to ${count(number, addresses)}`,
    held: () =>
      `${count(holdMinutes, { one: 'minute', other: 'minutes' })} after it is saved; until then it can be stopped.`,
    planned: 'On the day on which it appears; until then it can be stopped.',
    changeHint: 'For what people have to know who have read it already.',
    cancelled: 'The event does not take place: tell those who have asked for notices?',
    titleOnly: 'Its title and a link, to those for whom it is and who have given an address in their account.',
  },
  /** Above a notice whose mails wait. @param at when they begin */
  onItsWay: ({ at, number }: { at: string; number: number }) =>
    `By mail to ${count(number, addresses)}: ${at}. Whatever is changed until then is in the mails.`,
  beingSent: ({ number }: { number: number }) =>
    `Being sent by mail: ${count(number, mails)} ${plural(number, { one: 'is', other: 'are' })} left.`,
}
