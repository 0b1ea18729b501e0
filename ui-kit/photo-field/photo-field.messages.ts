import type { TextFor } from '../internal/text-for.ts'

/** The default texts of PhotoField. */
export const photoFieldMessages = {
  chooseLabel: 'Choose a photo',
  replaceLabel: 'Choose another photo',
  removeLabel: 'Remove choice',
  dropText: 'or drop or paste one here',
  previewAlt: 'The photo you chose',
  wrongTypeMessage: 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file',
  heicMessage:
    "This is a HEIC photo, as iPhones and some Samsung phones take them, which few browsers show. On the iPhone choose Settings > Camera > Formats > Most Compatible; on a Samsung phone turn off 'High efficiency pictures' in the settings of the camera. Then take it again, or save this one as JPEG",
  tooLargeMessage: (({ megabytes }) => `This photo is larger than ${megabytes} MB. Choose a smaller one`) as TextFor<{
    megabytes: string
  }>,
  severalMessage: 'Only one photo is taken. Choose one',
  noFileMessage: 'There was no photo in it. Choose one from this device',
}
