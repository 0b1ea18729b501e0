/**
 * Letters as SVG strokes on a grid of 4 by 6, so that a picture with text
 * looks the same on a machine without any font.
 */
const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3',
  B: 'M0 0V6H2.6Q4 6 4 4.5T2.6 3H0M0 0H2.4Q3.6 0 3.6 1.5T2.4 3',
  C: 'M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q3.2 6 4 5',
  D: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: 'M4 1Q3.2 0 2 0Q0 0 0 3T2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M1 0H3M1 6H3',
  J: 'M3.4 0V4.4Q3.4 6 1.8 6T.2 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.6L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6T4 3T2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  Q: 'M2 0Q0 0 0 3T2 6T4 3T2 0ZM2.6 4.4L4.2 6.4',
  R: 'M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M1.8 3.2L4 6',
  S: 'M3.8 .8Q3 0 2 0Q.2 0 .2 1.5T2 3T3.8 4.5T2 6Q.8 6 0 5.2',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q.2 0 .2 3T2 6T3.8 3T2 0Z',
  1: 'M.8 1.2L2.4 0V6',
  2: 'M.2 1.4Q.4 0 2 0T3.8 1.6Q3.8 3 .2 6H4',
  3: 'M.2 .8Q1 0 2 0Q3.6 0 3.6 1.5T1.8 3Q3.9 3 3.9 4.5T2 6Q.8 6 .1 5.2',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.6 0H.6L.4 2.8Q1 2.3 2 2.3Q3.9 2.3 3.9 4.1T2 6Q.8 6 .1 5.2',
  6: 'M3.4 .4Q.2 1.4 .2 4.2Q.2 6 2 6T3.8 4.3T2 2.6T.3 4.2',
  7: 'M0 0H4L1.4 6',
  8: 'M2 0Q.4 0 .4 1.5T2 3T3.8 4.5T2 6T.2 4.5T2 3T3.6 1.5T2 0Z',
  9: 'M3.7 1.8Q3.6 3.4 2 3.4T.2 1.7T2 0T3.8 1.8Q3.8 4.6 .8 5.8',
  '-': 'M.8 3H3.2',
  '+': 'M.4 3H3.6M2 1.4V4.6',
  '=': 'M.4 2.2H3.6M.4 3.8H3.6',
  '.': 'M2 5.8V6',
  "'": 'M2 0V1.4',
  '/': 'M.4 6L3.6 0',
}

const STEP = 5.6

export type Lettering = {
  x: number
  y: number
  size: number
  colour?: string
  weight?: number
  anchor?: 'start' | 'middle'
}

/** The text in capitals, without accents; `y` is the top of the letters, `size` their height. */
export function lettering(
  text: string,
  { x, y, size, colour = '#1d2430', weight = size / 8, anchor = 'start' }: Lettering,
): string {
  const letters = [...text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toUpperCase()]
  const scale = size / 6
  const from = anchor === 'middle' ? x - ((letters.length * STEP - 1.6) * scale) / 2 : x
  const strokes = letters
    .map((letter, index) =>
      STROKES[letter] ? `<path transform="translate(${(index * STEP).toFixed(1)} 0)" d="${STROKES[letter]}"/>` : '',
    )
    .join('')
  const placed = `translate(${from.toFixed(1)} ${y}) scale(${scale.toFixed(3)})`
  return `<g transform="${placed}" fill="none" stroke="${colour}" stroke-width="${(weight / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`
}
