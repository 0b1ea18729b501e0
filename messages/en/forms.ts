import { loginLabels } from './labels.ts'

/** The forms that add and change records. */
export const forms = {
  save: 'Save',
  back: 'Back to the form',
  addAnother: 'Save and add another',

  /** A restored draft. */
  drafts: {
    restored: ({ at }: { at: string }) => `Restored from ${at}`,
    restoredWithoutPhotos: ({ at }: { at: string }) =>
      `Restored from ${at}. Choose the photo again: this device does not keep photos.`,
    discard: 'Discard',
  },

  /** There is a student with the same name, class and roll number. */
  sameStudent: {
    heading: 'There is such a student already',
    /** Shown with these values as elements. */
    who: ({ name, grade, rollNumber }: Record<'name' | 'grade' | 'rollNumber', string>) =>
      `${name}, class ${grade}, roll number ${rollNumber}`,
    lead: 'Nothing was saved. If it is the same child, a second record would have a second login and no report.',
    open: 'Open that student',
    add: 'Save as another student',
  },

  /** Two people have changed the same field. */
  conflicts: {
    heading: 'Somebody else has changed this too',
    lead: 'Choose for each field which value is saved.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    missing: ({ label }: { label: string }) => `${label}: keep mine or take theirs`,
    by: ({ name, at }: Record<'name' | 'at', string>) => `${name}, ${at}`,
    nobody: loginLabels.deleted,
    empty: 'Empty',
  },
  /** In the form of a person whose name is in letters that not every keyboard has. */
  latinName: {
    label: 'Name in Latin letters',
    hint: 'The user id is made of it, so that every keyboard can type it. Write the name as the school spells it: the next person of that name is then proposed like this.',
  },
}
