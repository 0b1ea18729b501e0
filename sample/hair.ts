import { INK } from './paper.ts'

/** Hair (or what covers it) in two layers: behind the head, and over it. */
export type Hair = { back: string; front: string }

const outline = `stroke="${INK}" stroke-width="5"`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${outline}/>`
const strands = (d: string) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3" opacity=".45"/>`

/** Circles that grow together: curls. */
function curls(places: ReadonlyArray<readonly [number, number, number]>, fill: string): string {
  const circles = (more: string) => places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`).join('')
  // First all outlines, then all fills: only the outer line stays.
  return circles(`fill="${fill}" ${outline}`) + circles(`fill="${fill}"`)
}

const plait = (x: number, fill: string, ribbon: string) =>
  [250, 280, 310, 338]
    .map((y, index) => `<ellipse cx="${x}" cy="${y}" rx="${19 - index * 2}" ry="20" fill="${fill}" ${outline}/>`)
    .join('') +
  `<path d="M${x - 16} 352L${x + 16} 364M${x + 16} 352L${x - 16} 364" stroke="${ribbon}" stroke-width="9"/>`

const PARTED = 'M118 196C108 110 150 66 200 66S292 110 282 196C272 160 250 132 204 112C158 130 130 158 118 196Z'

/** Short hair, which is only over the head; by its colour. */
export const SHORT: Array<(fill: string) => string> = [
  // cropped
  (fill) =>
    path(
      'M121 186C108 104 148 68 200 68S292 104 279 186C275 158 268 144 256 132C226 142 172 140 146 128C132 142 125 160 121 186Z',
      fill,
    ),
  // swept to the side
  (fill) =>
    path(
      'M120 190C104 100 156 58 214 64C270 66 296 118 280 188C276 158 266 140 254 130C216 138 176 128 158 112C150 134 128 150 120 190Z',
      fill,
    ) + strands('M168 106C176 92 190 84 206 82M186 116C198 104 214 98 230 98'),
  // a fringe
  (fill) =>
    path(
      'M119 196C104 96 150 64 200 64S296 96 281 196C278 178 276 168 272 158L252 152L240 162L218 150L200 162L180 150L160 162L146 152L128 158C124 168 122 180 119 196Z',
      fill,
    ) + strands('M160 152C162 136 166 124 172 114M218 148C218 132 216 120 212 110M246 150C246 136 242 124 236 116'),
  // curls
  (fill) =>
    curls(
      [
        [132, 152, 22],
        [140, 118, 26],
        [166, 92, 27],
        [200, 82, 28],
        [234, 92, 27],
        [260, 118, 26],
        [268, 152, 22],
        [184, 112, 24],
        [218, 112, 24],
      ],
      fill,
    ),
  // standing up
  (fill) =>
    path(
      'M121 184C112 140 122 112 138 98L142 76L162 82L176 58L196 74L216 54L230 78L254 72L258 98C280 114 286 144 279 184C275 160 268 146 258 136C226 146 174 146 142 136C130 148 125 164 121 184Z',
      fill,
    ),
]

/** By the colour of the hair, and of a ribbon or a cloth. */
type Style = (fill: string, ribbon: string) => Hair

const plaits: Style = (fill, ribbon) => ({
  back: plait(116, fill, ribbon) + plait(284, fill, ribbon),
  front: path(PARTED, fill) + strands('M200 112V70'),
})

const sideTail: Style = (fill, ribbon) => ({
  back: path('M270 170C310 176 330 230 312 316C296 322 282 314 276 300C286 262 282 224 262 200Z', fill),
  front:
    path('M119 190C106 106 150 66 200 66S292 104 283 188C268 156 236 126 170 112C150 130 130 150 119 190Z', fill) +
    `<circle cx="286" cy="186" r="12" fill="${ribbon}" ${outline}/>` +
    strands('M180 108C220 118 250 138 270 166'),
})

/** Not worn by women. */
export const GIRLS_ONLY = [plaits, sideTail]

export const LONG: Style[] = [
  plaits,
  sideTail,
  // down to the shoulders, parted
  (fill) => ({
    back: path(
      'M112 170C100 84 156 58 200 58S300 84 288 170C290 230 300 270 306 312C270 330 130 330 94 312C100 270 110 230 112 170Z',
      fill,
    ),
    front: path(PARTED, fill) + strands('M142 150C156 134 176 124 196 118M258 150C244 134 226 124 210 118'),
  }),
  // to the chin, with a fringe
  (fill) => ({
    back: path(
      'M108 190C92 84 150 56 200 56S308 84 292 190C294 224 296 244 290 264C262 276 138 276 110 264C104 244 106 224 108 190Z',
      fill,
    ),
    front:
      path(
        'M116 200C102 104 146 64 200 64S298 104 284 200C282 182 280 170 274 158C228 168 172 168 126 158C120 170 118 184 116 200Z',
        fill,
      ) + strands('M160 160C160 140 166 122 174 110M200 164V112M240 160C240 140 234 122 226 110'),
  }),
  // a knot on top
  (fill, ribbon) => ({
    back: `<circle cx="200" cy="56" r="32" fill="${fill}" ${outline}/>`,
    front:
      path('M119 188C110 112 152 72 200 72S290 112 281 188C268 146 240 122 200 118C160 122 132 146 119 188Z', fill) +
      `<path d="M172 78C190 70 210 70 228 78" fill="none" stroke="${ribbon}" stroke-width="10"/>` +
      strands('M150 142C160 116 176 98 192 92M250 142C240 116 224 98 208 92'),
  }),
  // long curls
  (fill) => ({
    back: curls(
      [
        [118, 190, 32],
        [282, 190, 32],
        [106, 236, 34],
        [294, 236, 34],
        [116, 282, 32],
        [284, 282, 32],
        [200, 200, 92],
      ],
      fill,
    ),
    front: curls(
      [
        [134, 146, 24],
        [150, 110, 28],
        [182, 90, 28],
        [218, 90, 28],
        [250, 110, 28],
        [266, 146, 24],
      ],
      fill,
    ),
  }),
]

/** A headscarf that leaves the face free. */
export const scarf = (cloth: string): Hair => ({
  back: path('M96 220C84 96 140 52 200 52S316 96 304 220C306 276 322 312 344 340H56C78 312 94 276 96 220Z', cloth),
  front:
    `<path d="M98 220C86 100 140 54 200 54S314 100 302 220C300 280 262 322 200 330C138 322 100 280 98 220ZM200 100C152 100 130 138 132 186C134 240 164 276 200 276S266 240 268 186C270 138 248 100 200 100Z" fill="${cloth}" fill-rule="evenodd" ${outline}/>` +
    strands('M130 268C150 300 178 314 206 316M118 236C124 256 132 270 144 282M252 300C268 288 280 272 288 252'),
})

/** A boy's patka or a man's turban. */
export const turban = (cloth: string): Hair => ({
  back: '',
  front:
    path('M116 178C96 110 128 48 200 44S304 110 284 178C270 150 240 130 200 108C160 130 130 150 116 178Z', cloth) +
    strands(
      'M200 108C168 98 136 108 116 144M200 108C232 98 264 108 284 144M200 106C180 80 148 74 126 96M200 106C220 80 252 74 274 96M200 104V48',
    ),
})

/** Hair only at the sides of the head. */
export const bald = (fill: string): Hair => ({
  back: path(
    'M112 190C104 160 110 130 128 118H272C290 130 296 160 288 190C288 214 280 224 272 228H128C120 224 112 214 112 190Z',
    fill,
  ),
  front: '',
})
