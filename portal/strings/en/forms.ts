/** The forms that add and change records. */
export const strings = {
  addAnother: 'Save and add another',

  /** A restored draft. */
  drafts: {
    restored: ({ at }: { at: string }) => `Restored from ${at}`,
    restoredWithoutPhotos: ({ at }: { at: string }) =>
      `Restored from ${at}. Choose the photo again: this device does not keep photos.`,
    discard: 'Discard',
  },

  /** Two people have changed the same field. */
  conflicts: {
    heading: 'Somebody else has changed this too',
    lead: 'Choose for each field which value is saved.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    missing: ({ label }: { label: string }) => `${label}: keep mine or take theirs`,
    by: ({ name, at }: Record<'name' | 'at', string>) => `${name}, ${at}`,
    nobody: 'Somebody whose login is deleted',
    empty: 'Empty',
    save: 'Save',
    back: 'Back to the form',
  },
}
