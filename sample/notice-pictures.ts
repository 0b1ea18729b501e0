import { lettering } from './lettering.ts'
import { INK, PENCILS } from './paper.ts'

/** Each colour in the light and in the dark theme: paper and ink, a chalkboard and chalk. */
const COLOURS = {
  ink: [INK, '#ece8da'],
  print: [INK, '#20302a'],
  sheet: ['#fff', '#24493e'],
  chalk: ['#fff', '#ece8da'],
  rule: ['#9dbad6', '#5d7f86'],
  morning: ['#eef4f8', '#142e2c'],
  evening: ['#fdf3e4', '#1f2c22'],
  meadow: ['#f3f7ea', '#172f22'],
  blossom: ['#f7eef2', '#26292a'],
  page: ['#fbfaf5', '#16302a'],
  track: ['#d98a63', '#8a4f36'],
  tyre: ['#4c535f', '#0e1a18'],
  rim: ['#d8dce2', '#8b969c'],
  blue: [PENCILS.blue, '#8db6e6'],
  sky: [PENCILS.sky, '#3a6484'],
  green: [PENCILS.green, '#5ba288'],
  leaf: [PENCILS.leaf, '#4d8a58'],
  red: [PENCILS.red, '#d4675d'],
  rose: [PENCILS.rose, '#94594c'],
  yellow: [PENCILS.yellow, '#d8b23c'],
  sand: [PENCILS.sand, '#7a6a44'],
  wood: [PENCILS.wood, '#8d6540'],
  violet: [PENCILS.violet, '#9f83b8'],
} as const

type Colour = keyof typeof COLOURS

const propertiesOf = (theme: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([name, values]) => `--${name}:${values[theme]}`)
    .join(';')

const of = (colour: Colour) => `var(--${colour})`

const WIDTH = 816
const HEIGHT = 750
/** How far ground and sky go on at each side, where the picture has another shape than the drawing. */
const BEYOND = 1_600

const outline = `stroke="${of('ink')}" stroke-width="8"`
const shape = (d: string, fill: Colour, more = '') => `<path d="${d}" fill="${of(fill)}" ${outline} ${more}/>`
const line = (d: string, colour: Colour = 'ink', weight = 8) =>
  `<path d="${d}" fill="none" stroke="${of(colour)}" stroke-width="${weight}"/>`
const ball = (x: number, y: number, r: number, fill: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${of(fill)}" ${outline}/>`
const letters = (text: string, colour: Colour, at: Omit<Parameters<typeof lettering>[1], 'colour'>) =>
  lettering(text, { ...at, colour: of(colour) })

/** Exercise paper, ruled or squared, with a circle in the middle. */
function background(tint: Colour, wash: Colour, squared = false): string {
  const gap = 32
  const starts = Array.from({ length: (HEIGHT + 2 * BEYOND) / gap }, (_, index) => index * gap - BEYOND - 8)
  const across = starts.map((y) => `M${-BEYOND} ${y}h${WIDTH + 2 * BEYOND}`).join('')
  const down = squared ? starts.map((x) => `M${x} ${-BEYOND}v${HEIGHT + 2 * BEYOND}`).join('') : ''
  return `<rect x="${-BEYOND}" y="${-BEYOND}" width="${WIDTH + 2 * BEYOND}" height="${HEIGHT + 2 * BEYOND}" fill="${of(tint)}"/>
<path d="${across}${down}" stroke="${of('rule')}" stroke-width="1.5" opacity=".55" fill="none"/>
<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="300" fill="${of(wash)}" opacity=".55"/>`
}

/** What each drawing shows, in 816 by 750. */
const drawings = {
  sportsDay: () =>
    background('morning', 'leaf') +
    shape('M-1600 560H-20Q400 470 836 560H2400V2400H-1600Z', 'track') +
    line('M-1600 650H-20Q400 560 836 650H2400M-1600 730H-20Q400 640 836 730H2400', 'chalk', 7) +
    // the cup
    shape('M290 180H526V280C526 400 470 440 408 448C346 440 290 400 290 280Z', 'yellow') +
    line('M290 210C210 200 210 340 318 350M526 210C606 200 606 340 498 350') +
    shape('M384 446H432V520H384ZM330 520H486V580H330Z', 'yellow') +
    letters('1', 'print', { x: 388, y: 240, size: 92, weight: 12 }),

  examination: () =>
    background('evening', 'sky', true) +
    shape('M210 120H570V640H210Z', 'sheet', 'transform="rotate(-5 390 380)"') +
    shape('M250 130H610V650H250Z', 'sheet', 'transform="rotate(3 430 390)"') +
    `<g transform="rotate(3 430 390)">${letters('7+5=12', 'blue', { x: 290, y: 190, size: 38 })}${letters('9-4=5', 'blue', { x: 290, y: 280, size: 38 })}${letters('8+6=', 'blue', { x: 290, y: 370, size: 38 })}${line('M522 206l12 16l28-36M522 296l12 16l28-36', 'red', 9)}${line('M290 480H570M290 530H570M290 580H470', 'rule', 5)}</g>` +
    shape('M560 470L690 300L732 332L602 502L556 522Z', 'yellow') +
    shape('M690 300L714 268Q740 262 756 300L732 332Z', 'rose') +
    line('M560 470L602 502'),

  library: () =>
    background('meadow', 'sand') +
    [
      ['M150 210h60v330h-60Z', 'red'],
      ['M214 170h74v370h-74Z', 'green'],
      ['M292 240h52v300h-52Z', 'yellow'],
      ['M348 190h66v350h-66Z', 'blue'],
      ['M420 540L470 212L528 222L478 540Z', 'rose'],
      ['M540 230h60v310h-60Z', 'violet'],
      ['M604 180h64v360h-64Z', 'leaf'],
    ]
      .map(([d, fill]) => shape(d as string, fill as Colour))
      .join('') +
    line(
      'M166 260h28M166 280h28M230 230h42M230 250h42M304 300h28M364 250h34M364 270h34M556 290h28M620 240h32M620 260h32',
      'chalk',
      6,
    ) +
    shape('M90 540H726V580H90Z', 'wood') +
    letters('SILENCE IS GOLD', 'blue', { x: 408, y: 630, size: 38, anchor: 'middle' }),

  parents: () =>
    background('blossom', 'yellow') +
    shape(
      'M180 200H636Q660 200 660 224V396Q660 420 636 420H420L330 500L340 420H180Q156 420 156 396V224Q156 200 180 200Z',
      'sheet',
    ) +
    line('M220 270H596M220 320H596M220 370H470', 'blue', 7) +
    shape(
      'M420 480H690Q712 480 712 502V600Q712 622 690 622H650L656 684L580 622H420Q398 622 398 600V502Q398 480 420 480Z',
      'leaf',
    ) +
    line('M444 530H664M444 574H600', 'ink', 7),

  science: () =>
    background('morning', 'rose', true) +
    shape('M352 150H464V320L600 590Q612 640 560 640H256Q204 640 216 590L352 320Z', 'sheet') +
    `<path d="M296 440H520L588 590Q596 628 560 628H256Q220 628 228 590Z" fill="${of('leaf')}"/>` +
    line('M338 150H478M296 440Q350 416 408 440T520 440') +
    ball(360, 520, 22, 'sheet') +
    ball(440, 560, 30, 'sheet') +
    ball(420, 480, 14, 'sheet') +
    ball(420, 100, 20, 'leaf') +
    ball(380, 60, 13, 'leaf') +
    ball(446, 46, 9, 'leaf'),

  bus: () =>
    background('evening', 'sky') +
    line('M-1600 652H2400') +
    shape('M110 250Q110 210 150 210H640Q680 210 696 260L720 400V580H110Z', 'yellow') +
    shape('M150 260H270V370H150ZM300 260H420V370H300ZM450 260H570V370H450ZM600 260H660L684 370H600Z', 'sheet') +
    line('M110 440H720M130 480H700', 'ink', 6) +
    ball(230, 590, 62, 'tyre') +
    ball(230, 590, 22, 'rim') +
    ball(590, 590, 62, 'tyre') +
    ball(590, 590, 22, 'rim') +
    letters('ROUTE 4', 'print', { x: 410, y: 504, size: 32, anchor: 'middle' }),

  art: () =>
    background('page', 'rose') +
    shape(
      'M408 150C590 150 690 250 690 370C690 450 620 470 560 452C500 440 470 480 500 530C530 600 470 620 408 620C226 620 126 500 126 385S226 150 408 150Z',
      'wood',
    ) +
    ball(300, 260, 40, 'red') +
    ball(420, 230, 40, 'yellow') +
    ball(540, 270, 40, 'green') +
    ball(600, 366, 36, 'blue') +
    ball(236, 370, 40, 'violet') +
    ball(300, 490, 34, 'evening') +
    shape('M430 660L650 480L672 506L456 690Q420 706 414 694Q412 676 430 660Z', 'sand'),

  holidays: () =>
    background('morning', 'yellow') +
    shape('M-1600 560H-20Q240 420 420 540T840 510H2400V2400H-1600Z', 'leaf') +
    ball(400, 270, 90, 'yellow') +
    line(
      'M400 130V90M400 410V450M260 270H220M540 270H580M300 170L272 142M500 170L528 142M300 370L272 398M500 370L528 398',
      'yellow',
      14,
    ) +
    shape('M560 400L640 250L700 420Z', 'red') +
    line('M640 250L646 418M646 418Q600 480 640 540T600 640') +
    line('M160 300q24-24 46 0q24-24 46 0M120 380q18-18 36 0q18-18 36 0', 'ink', 6),
}

export type PictureName = keyof typeof drawings

/**
 * A drawing as an SVG document of no shape of its own: in a picture of any shape the drawing is whole and its ground goes
 * on. An `<img>` tells it the theme of the page.
 */
export const noticePicture = (name: PictureName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" stroke-linejoin="round"><style>:root{${propertiesOf(0)}}@media (prefers-color-scheme:dark){:root{${propertiesOf(1)}}}</style><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" overflow="visible">${drawings[name]()}</svg></svg>`
