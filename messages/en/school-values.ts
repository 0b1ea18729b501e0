/** Lists, pictures and colours of the page 'Your school'. */
export const schoolValues = {
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
