import type { TextFor, TextOf } from '../internal/text-for.ts'

/** The default texts of FileField. */
export const fileFieldMessages = {
  chooseLabel: 'Choose from this device',
  dropText: 'or drop or paste here',
  removeLabel: 'Remove' as TextOf,
  wrongTypeMessage: (({ accept }) =>
    `This kind of file is not taken. Choose ${accept.replace(/, */g, ', ')}`) as TextFor<{ accept: string }>,
  tooLargeMessage: (({ megabytes }) => `It is larger than ${megabytes} MB`) as TextFor<{ megabytes: string }>,
  severalMessage: 'Only one file is taken. Choose one',
  noFileMessage: 'There was no file in it. Choose one from this device',
}
