/** The page 'Your school'. The names of its fields are in school-fields.ts. */
export const school = {
  lead: 'Name, classes, colours, pictures and texts. What you change is shown beside the form and is published when you save.',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  save: 'Save',
  showPreview: 'Show preview',
  unsaved: 'Not saved yet',
  saved: 'Saved: the school is as you see it here, everywhere and at once.',
  savedBy: ({ by, at }: { by: string; at: string }) => `Saved by ${by}, ${at}`,
  neverSaved: 'Nobody has saved anything yet: all texts are those of a sample school.',

  sample: 'Sample',
  sampleHint: 'This is a sample, and visitors read it. Change it, confirm it, or take it away.',
  confirm: 'This is true for our school',
  yes: 'Yes',
  no: 'No',

  tooLong: ({ label, most, length }: { label: string; most: number; length: number }) =>
    `${label}: at most ${most} characters, these are ${length}`,

  versions: {
    heading: 'Earlier versions',
    hint: 'Each save is kept. Look at one, or bring it back: it is put into the form, and saved when you press Save.',
    first: 'As on the first day',
    nobody: 'Somebody whose login is deleted',
    look: 'Look at it',
    back: 'Bring back',
    present: 'This is how it is now',
    looking: ({ version }: { version: string }) => `You see an earlier version: ${version}.`,
    toForm: 'Back to the form',
    broughtBack: ({ version }: { version: string }) =>
      `An earlier version is in the form: ${version}. Save to bring it back.`,
    failed: 'The earlier versions could not be loaded.',
    of: ({ at, by }: { at: string; by: string }) => `${at}, by ${by}`,
  },
}
