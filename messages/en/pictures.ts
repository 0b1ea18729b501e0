import { formatNumber } from './counting.ts'

/** Texts for the choice of a part of a picture. */
export const pictures = {
  choose: 'Choose a picture',
  another: 'Choose another picture',
  wrongType: 'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, AVIF or GIF file',
  heading: 'Choose the part that is shown',
  frame: 'The part of the picture that is shown',
  hint: 'Drag the picture, or click what belongs in the middle. With the keyboard: arrow keys move it, + and − change its size.',
  zoom: 'Size',
  percent: ({ zoom }: { zoom: number }) => `${zoom} %`,
  shown: ({ zoom, x, y }: Record<'zoom' | 'x' | 'y', number>) =>
    `Size ${zoom} %. In the middle is the point ${x} % from the left and ${y} % from the top.`,
  take: 'Use this part',
  failed: 'The picture could not be cut. Choose a smaller one.',
  tooLong: ({ pixels }: { pixels: number }) =>
    `This picture has more than ${formatNumber(pixels)} pixels on one side, which takes too much time to read. Cut it or make it smaller, and choose that file.`,
  tooManyPixels: ({ megapixels }: { megapixels: number }) =>
    `This picture has more than ${megapixels} megapixels, which takes too much memory. Make it smaller, and choose that file.`,
}
