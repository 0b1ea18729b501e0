import { deleting } from './deleting.ts'
import { noticeLabels, photoLabels } from './labels.ts'
import { allOf } from './language.ts'

/**
 * Notices as staff manage them; what their fields are called is in the contract. As everybody reads them, see
 * notice-board.ts.
 */
export const notices = {
  ...noticeLabels,
  /** Whom the audiences of the contract are. */
  audiences: {
    everybody: 'Everybody',
    signedIn: 'Everybody with a login',
    staff: 'Staff',
    classes: 'Some classes',
  },
  photo: photoLabels.photo,
  photoOf: ({ title }: { title: string }) => `Photo of ${title}`,
  loadFailed: 'The notice could not be loaded.',
  /** Makes a new notice from this one. */
  useAgain: 'Use again',

  form: {
    addHeading: 'Enter Detail To Add a Student', // (spec)
    marks: 'An empty line begins a paragraph, # a heading, - an item of a list.',
    validFor: 'Valid For', // (spec)
    setTime: 'Set Time', // (spec)
    showing: 'When it is shown',
    /** What holds with what is chosen. @param day that is still to come */
    shown: ({ day, isOnTop }: { day: string | undefined; isOnTop: boolean }) =>
      `Begins ${day ? `on ${day}` : 'as soon as it is saved'}, ${isOnTop ? 'before all others' : 'in the order of the dates'}.`,
    appearsOnHint: 'Empty: as soon as it is saved. Before this day only admins see it.',
    byDate: 'In the order of the dates',
    onTop: 'Before all others',
    onTopHint: 'At most three notices at a time.',
    event: 'Event',
    eventHint: 'If something takes place: it is then shown among the events, and people can add it to their calendar.',
    timesOf: ({ zone }: { zone: string }) => `The times are those of ${zone}.`,
    noTimeZone: 'The school has not chosen its time zone yet: the times are those of the server.',
    chooseTimeZone: 'Choose the time zone',
    /** In place of the texts in other languages. */
    oneLanguage: ({ language }: { language: string }) => `The school uses ${language} only.`,
    chooseLanguages: 'Switch on other languages',
    takesPlace: 'Does it take place?',
    asPlanned: 'As planned',
    /** Who will read a notice with this audience. */
    readers: {
      everybody: 'Everybody can read it, also without a login: it is on the internet.',
      signedIn:
        'Everybody who is logged in reads it: students, parents, staff and all who have registered. Visitors do not see that it exists.',
      staff: 'Only teachers and admins read it.',
      classes: 'Only the students of the chosen classes, their parents and guardians, and staff read it.',
    },
    added: 'Add Notice SuccessFully', // (spec)
    updated: 'Data Updated SuccessFully', // (spec)
  },

  /** Above a new notice that begins with what another one says. */
  again: {
    /** @param what fields with their values */
    leftOut: ({ what }: { what: readonly string[] }) =>
      `What belongs to the days of the earlier notice is left out: ${what.join('; ')}.`,
    notFetched: ({ names }: { names: readonly string[] }) =>
      `These could not be fetched from the earlier notice. Add them yourself: ${allOf(names)}`,
  },

  /** Asked before a notice is saved that nobody but admins would see. */
  pastDay: {
    heading: 'Its last day is over',
    lead: ({ day }: { day: string }) => `It is valid until ${day}. If it is saved like this, only admins see it.`,
    back: 'Choose another day',
    save: 'Save it all the same',
  },

  files: {
    heading: 'Files',
    add: 'Add files',
    hint: ({ most }: { most: number }) =>
      `Up to ${most} files of 10 MB each: PDF, pictures, office documents without macros, text and tables.`,
    wrongKind:
      'This kind of file is not taken: choose a PDF, a picture (JPEG, PNG, WebP, GIF), an office document (.docx, .xlsx, .pptx, .odt, .ods, .odp), a text (.txt) or a table (.csv). A document with macros (.docm, .xlsm) could run a program where it is opened: save it without them, or as PDF; an old one (.doc, .xls) or one of InPage (.inp) as PDF; a template (.dotx) as a document; of an e-mail (.msg) what is attached to it; a HEIC photo as JPEG.',
    full: ({ most }: { most: number }) => `There are ${most} files already. Take one away to add another.`,
    atOnce: 'They are saved at once.',
    withNotice: 'They are sent when the notice is saved, and are only in this page until then.',
    tooMany: ({ most, names }: { most: number; names: readonly string[] }) =>
      `A notice has at most ${most} files. Not added: ${allOf(names)}`,
    gone: 'Another admin has taken this file away meanwhile. The list is now as it is.',
    failed:
      'The notice is saved, but not with all of its files. Send those again that have an error, or take them away.',
    sendAgain: 'Send again',
    sending: ({ name }: { name: string }) => `Sending ${name}`,
    label: 'Shown as',
    up: 'Move up',
    down: 'Move down',
    remove: 'Take away',
    removeHeading: 'Take this file away?',
    removeText: 'It is deleted at once, and cannot be restored.',
    withoutText:
      'This PDF is a picture of its words: nobody can search or select them, and who cannot see gets nothing of it. Write the most important of it into the text of the notice, or choose the PDF that the program made in place of a scan.',
  },

  list: {
    total: 'Total Notice', // (spec) 'Total Notice : n'
    month: 'Month',
    find: 'Find by title, text or category',
    found: 'Found by',
    state: 'State',
    appears: ({ day }: { day: string }) => `Appears on ${day}`,
    event: ({ when }: { when: string }) => `Event: ${when}`,
    states: { planned: 'Planned', shown: 'Shown now', ended: 'Over' },
    allStates: 'All states',
    allCategories: 'All categories',
  },

  deletion: {
    word: 'Delete',
    deleted: 'Delete notice successfully', // (spec)
    deleteHeading: 'Delete notice',
    deletePrompt: 'Type "Delete" to delete Notice', // (spec)
    hint: deleting.restorable,
    wrongWord: 'Invalid input', // (spec)
  },
}
