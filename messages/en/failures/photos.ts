/** Why a photo is not taken. Each takes the name of its field, or a text instead of it. */
type Photo = { name: string }

/** In place of the name of a field: a file of a ZIP or a folder, which is named beside the text. */
export const thisPhoto = 'It'
/** The same: a file of a ZIP that is named by its path. */
export const namedFile = ({ path }: { path: string }) => `The file '${path}'`

export const tooLarge = ({ name, megabytes }: Photo & { megabytes: number }) =>
  `${name} is too large: at most ${megabytes} MB. Make it smaller, and choose that file.`
export const photoTakesMemory = ({ name }: Photo) =>
  `${name} takes more memory or time than the server gives to one photo. Save it as JPEG, or smaller, and choose that file.`
export const photoIsSvg = ({ name }: Photo) =>
  `${name} is an SVG drawing, which may carry a program: save it as PNG, and choose that file.`
export const photoIsHeic = ({ name }: Photo) =>
  `${name} is a HEIC photo, as iPhones and some Samsung phones take them, which few browsers show. On the iPhone choose Settings > Camera > Formats > Most Compatible; on a Samsung phone turn off 'High efficiency pictures' in the settings of the camera. Then take it again, or save this one as JPEG.`
export const photoForeign = ({ name }: Photo) =>
  `${name} is not a photo that can be kept: send a JPEG, PNG, WebP, AVIF or GIF.`
type Pixels = { megapixels: number; pixels: number }
export const photoTooManyPixels = ({ name, megapixels, pixels }: Photo & Pixels) =>
  `${name} has too many pixels: at most ${megapixels} megapixels, and ${pixels.toLocaleString('en')} pixels on each side. Cut it or make it smaller, and choose that file.`
export const photoDamaged = ({ name }: Photo) =>
  `${name} is damaged: it cannot be read to its end. Choose it again, or another.`
export const photoReaderStopped = ({ name }: Photo) =>
  `${name} was not read: the program that reads photos stopped. Send it again; if that fails too, choose another.`
