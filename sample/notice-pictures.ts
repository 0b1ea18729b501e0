import { lettering } from './lettering.ts'
import { exercisePaper, INK, PENCILS } from './paper.ts'

export const NOTICE_PICTURE = { width: 816, height: 750 }
const { width, height } = NOTICE_PICTURE

const outline = `stroke="${INK}" stroke-width="8"`
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${outline} ${more}/>`
const line = (d: string, colour: string = INK, weight = 8) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
const ball = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${outline}/>`
const background = (tint: string, wash: string, squared = false) =>
  `${exercisePaper(width, height, { tint, squared })}<circle cx="${width / 2}" cy="${height / 2}" r="300" fill="${wash}" opacity=".55"/>`

/** The drawings of the notices. Cards show only the middle of each, since they cut the sides. */
export const pictures = {
  sportsDay: () =>
    background('#eef4f8', PENCILS.leaf) +
    shape('M-20 560Q400 470 836 560V770H-20Z', '#d98a63') +
    line('M-20 650Q400 560 836 650M-20 730Q400 640 836 730', '#fff', 7) +
    // the cup
    shape('M290 180H526V280C526 400 470 440 408 448C346 440 290 400 290 280Z', PENCILS.yellow) +
    line('M290 210C210 200 210 340 318 350M526 210C606 200 606 340 498 350') +
    shape('M384 446H432V520H384ZM330 520H486V580H330Z', PENCILS.yellow) +
    lettering('1', { x: 388, y: 240, size: 92, weight: 12 }),

  examination: () =>
    background('#fdf3e4', PENCILS.sky, true) +
    shape('M210 120H570V640H210Z', '#fff', 'transform="rotate(-5 390 380)"') +
    shape('M250 130H610V650H250Z', '#fff', 'transform="rotate(3 430 390)"') +
    `<g transform="rotate(3 430 390)">${lettering('7+5=12', { x: 290, y: 190, size: 38, colour: PENCILS.blue })}${lettering('9-4=5', { x: 290, y: 280, size: 38, colour: PENCILS.blue })}${lettering('8+6=', { x: 290, y: 370, size: 38, colour: PENCILS.blue })}${line('M522 206l12 16l28-36M522 296l12 16l28-36', PENCILS.red, 9)}${line('M290 480H570M290 530H570M290 580H470', '#9dbad6', 5)}</g>` +
    shape('M560 470L690 300L732 332L602 502L556 522Z', PENCILS.yellow) +
    shape('M690 300L714 268Q740 262 756 300L732 332Z', PENCILS.rose) +
    line('M560 470L602 502'),

  library: () =>
    background('#f3f7ea', PENCILS.sand) +
    [
      ['M150 210h60v330h-60Z', PENCILS.red],
      ['M214 170h74v370h-74Z', PENCILS.green],
      ['M292 240h52v300h-52Z', PENCILS.yellow],
      ['M348 190h66v350h-66Z', PENCILS.blue],
      ['M420 540L470 212L528 222L478 540Z', PENCILS.rose],
      ['M540 230h60v310h-60Z', PENCILS.violet],
      ['M604 180h64v360h-64Z', PENCILS.leaf],
    ]
      .map(([d, fill]) => shape(d as string, fill as string))
      .join('') +
    line(
      'M166 260h28M166 280h28M230 230h42M230 250h42M304 300h28M364 250h34M364 270h34M556 290h28M620 240h32M620 260h32',
      '#fff',
      6,
    ) +
    shape('M90 540H726V580H90Z', PENCILS.wood) +
    lettering('SILENCE IS GOLD', { x: 408, y: 630, size: 38, anchor: 'middle', colour: PENCILS.blue }),

  parents: () =>
    background('#f7eef2', PENCILS.yellow) +
    shape(
      'M180 200H636Q660 200 660 224V396Q660 420 636 420H420L330 500L340 420H180Q156 420 156 396V224Q156 200 180 200Z',
      '#fff',
    ) +
    line('M220 270H596M220 320H596M220 370H470', PENCILS.blue, 7) +
    shape(
      'M420 480H690Q712 480 712 502V600Q712 622 690 622H650L656 684L580 622H420Q398 622 398 600V502Q398 480 420 480Z',
      PENCILS.leaf,
    ) +
    line('M444 530H664M444 574H600', INK, 7),

  science: () =>
    background('#eef4f8', PENCILS.rose, true) +
    shape('M352 150H464V320L600 590Q612 640 560 640H256Q204 640 216 590L352 320Z', '#fff') +
    `<path d="M296 440H520L588 590Q596 628 560 628H256Q220 628 228 590Z" fill="${PENCILS.leaf}"/>` +
    line('M338 150H478M296 440Q350 416 408 440T520 440') +
    ball(360, 520, 22, '#fff') +
    ball(440, 560, 30, '#fff') +
    ball(420, 480, 14, '#fff') +
    ball(420, 100, 20, PENCILS.leaf) +
    ball(380, 60, 13, PENCILS.leaf) +
    ball(446, 46, 9, PENCILS.leaf),

  bus: () =>
    background('#fdf3e4', PENCILS.sky) +
    line('M40 620H776', INK, 8) +
    shape('M110 250Q110 210 150 210H640Q680 210 696 260L720 400V580H110Z', PENCILS.yellow) +
    shape('M150 260H270V370H150ZM300 260H420V370H300ZM450 260H570V370H450ZM600 260H660L684 370H600Z', '#fff') +
    line('M110 440H720M130 480H700', INK, 6) +
    ball(230, 590, 62, '#4c535f') +
    ball(230, 590, 22, '#d8dce2') +
    ball(590, 590, 62, '#4c535f') +
    ball(590, 590, 22, '#d8dce2') +
    lettering('ROUTE 4', { x: 410, y: 504, size: 32, anchor: 'middle' }),

  art: () =>
    background('#fbfaf5', PENCILS.rose) +
    shape(
      'M408 150C590 150 690 250 690 370C690 450 620 470 560 452C500 440 470 480 500 530C530 600 470 620 408 620C226 620 126 500 126 385S226 150 408 150Z',
      PENCILS.wood,
    ) +
    ball(300, 260, 40, PENCILS.red) +
    ball(420, 230, 40, PENCILS.yellow) +
    ball(540, 270, 40, PENCILS.green) +
    ball(600, 366, 36, PENCILS.blue) +
    ball(236, 370, 40, PENCILS.violet) +
    ball(300, 490, 34, '#fdf3e4') +
    shape('M430 660L650 480L672 506L456 690Q420 706 414 694Q412 676 430 660Z', PENCILS.sand),

  holidays: () =>
    background('#eef4f8', PENCILS.yellow) +
    `<path d="M-20 560Q240 420 420 540T840 510V770H-20Z" fill="${PENCILS.leaf}" ${outline}/>` +
    ball(400, 270, 90, PENCILS.yellow) +
    line(
      'M400 130V90M400 410V450M260 270H220M540 270H580M300 170L272 142M500 170L528 142M300 370L272 398M500 370L528 398',
      PENCILS.yellow,
      14,
    ) +
    shape('M560 400L640 250L700 420Z', PENCILS.red) +
    line('M640 250L646 418M646 418Q600 480 640 540T600 640') +
    line('M160 300q24-24 46 0q24-24 46 0M120 380q18-18 36 0q18-18 36 0', INK, 6),
}

export type PictureName = keyof typeof pictures
