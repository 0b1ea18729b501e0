import type { TextFor } from '../../internal/text-for.ts'

/** The default texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'Choose a photo',
  replaceLabel: 'Choose another photo',
  removeLabel: 'Remove choice',
  dropText: 'or drop or paste one here',
  previewAlt: 'The photo you chose',
  wrongTypeMessage: 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file',
  tooLargeMessage: (({ megabytes }) => `This photo is larger than ${megabytes} MB. Choose a smaller one`) as TextFor<{
    megabytes: string
  }>,
}
