import { count } from './counting.ts'

/** The page 'Your school'. The names of its fields are in school-fields.ts. */
export const school = {
  lead: 'Name, classes, colours, pictures and texts. What you change is shown beside the form and is published when you save.',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  showPreview: 'Show preview',
  unsaved: 'Not saved yet',
  saved: 'Saved: the school is as you see it here, everywhere and at once.',
  savedBy: ({ by, at }: { by: string; at: string }) => `Saved by ${by}, ${at}`,
  neverSaved: 'Nobody has saved anything yet: all texts are those of a sample school.',

  sample: 'Sample',
  sampleHint: 'This is a sample, and visitors read it. Change it, confirm it, or take it away.',
  confirm: 'This is true for our school',
  /** The pages that a school must have. */
  legal: {
    draft: 'Draft',
    begin: 'Begin with the sample',
    confirm: 'This is ours: show it to everybody',
    isDraft: 'A draft: nobody but admins sees it, and no link leads to it.',
    isPublic: 'Everybody reads it, by the link in the footer.',
  },
  yes: 'Yes',
  no: 'No',

  tooLong: ({ label, most, length }: { label: string; most: number; length: number }) =>
    `${label}: at most ${most} characters, these are ${length}`,

  /** Two admins have saved the same part of the page. */
  conflictLead: 'Choose for each part of the page which is saved, yours or theirs. What differs is shown.',

  versions: {
    heading: 'Earlier versions',
    hint: 'Each save is kept. Look at one, or bring it back: it is put into the form, and saved when you press Save.',
    first: 'As on the first day',
    look: 'Look at it',
    back: 'Bring back',
    present: 'This is how it is now',
    looking: ({ version }: { version: string }) => `You see an earlier version: ${version}.`,
    broughtBack: ({ version }: { version: string }) =>
      `An earlier version is in the form: ${version}. Save to bring it back.`,
    failed: 'The earlier versions could not be loaded.',
    of: ({ at, by }: { at: string; by: string }) => `${at}, by ${by}`,
  },
  /** The preview of the page 'Your school'. */
  preview: {
    heading: 'Preview',
    page: 'Page',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    width: 'Width',
    narrow: 'Phone',
    wide: 'Desk',
    frame: 'The page as visitors will see it',
    untitled: 'A page without a title',
    draft: 'This page is a draft: visitors do not see it.',
    hidden: 'This page is not shown to visitors.',
  },
  /** Texts of the school in its other languages, on the page 'Your school'. */
  translations: {
    choice: 'Language of the texts',
    choiceHint: ({ first }: { first: string }) =>
      `A text that is not written in another language is shown in ${first} on its pages.`,
    /** Above the fields of another language. */
    lead: ({ first, language }: { first: string; language: string }) =>
      `Write each text in ${language}. Below its name is what it says in ${first}; a field that stays empty leaves that on the page.`,
    missing: ({ count: missing }: { count: number }) =>
      count(missing, { one: 'text to write', other: 'texts to write' }),
    /** A text of one entry of a list: 'Slide 2: Heading' */
    ofEntry: ({ one, place, label }: { one: string; place: number; label: string }) => `${one} ${place}: ${label}`,
  },
  /** A field or an entry of a list by its place: 'Telephone 2' */
  numbered: ({ one, number }: { one: string; number: number }) => `${one} ${number}`,

  lists: {
    add: ({ one }: { one: string }) => `Add: ${one}`,
    up: ({ entry }: { entry: string }) => `Move up: ${entry}`,
    down: ({ entry }: { entry: string }) => `Move down: ${entry}`,
    remove: ({ entry }: { entry: string }) => `Remove: ${entry}`,
    moved: ({ entry, position, of }: { entry: string; position: number; of: number }) =>
      `${entry} is now at place ${position} of ${of}`,
    removed: ({ entry }: { entry: string }) => `${entry} is removed`,
    full: ({ most }: { most: number }) => `There can be ${most} at most.`,
    keys: 'Alt with the arrow up or down moves the one that you are in.',
  },

  pictures: {
    sending: 'The picture is being sent',
    remove: 'Remove the picture',
    drawing: 'Picture',
    own: 'An own picture',
    whiteLogo:
      'Nearly all of this logo is white. In the header it is on white paper, beside the name, where nobody sees it. Choose one in a colour, or one on a coloured ground.',
  },

  colours: {
    clear: 'Take the portal’s own colours',
    moved: 'So that everything can be read:',
    asChosen: 'Both colours are used as you chose them.',
  },
}
