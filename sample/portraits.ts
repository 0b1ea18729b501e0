import { bald, GIRLS_ONLY, LONG, SHORT, scarf, turban } from './hair.ts'
import type { Person } from './names.ts'
import { exercisePaper, INK, PENCILS } from './paper.ts'
import type { Random } from './random.ts'

/** Width and height of a portrait. */
export const PORTRAIT = 400

const SKIN = ['#fbdcc4', '#f3c6a2', '#e6ad80', '#d0905f', '#ad7045', '#8d5634', '#6f4229', '#54311f']
const DARK_HAIR = ['#231d1c', '#2c211c', '#3a2820', '#4a3225']
const ANY_HAIR = [...DARK_HAIR, '#6f4526', '#a8683a', '#d2a24c', '#e0bd72']
const GREY_HAIR = ['#8b8780', '#b9b4aa', '#55504c']
const CLOTH = [PENCILS.blue, PENCILS.violet, PENCILS.green, '#9c3f4f', '#3f4a5f', '#c98d3c', '#7ea0b8']
const TINTS = ['#fbfaf5', '#f3f7ea', '#eef4f8', '#fdf3e4', '#f7eef2']

type Age = 'child' | 'adult'

/** A portrait from the chest up, in simple shapes. */
export function portrait(random: Random, { isFemale, appearance }: Person, age: Age): string {
  const skin = SKIN[random.whole(...appearance.skin)] as string
  const isGrey = age === 'adult' && random.chance(0.3)
  const hair = random.pick(isGrey ? GREY_HAIR : appearance.anyHair ? ANY_HAIR : DARK_HAIR)
  const worn = headwear(random, isFemale, appearance, age, hair)
  const wash = random.pick([PENCILS.sky, PENCILS.yellow, PENCILS.rose, PENCILS.leaf, PENCILS.sand])
  return [
    exercisePaper(PORTRAIT, PORTRAIT, { tint: random.pick(TINTS), squared: random.chance(0.4) }),
    `<circle cx="${random.whole(170, 230)}" cy="${random.whole(180, 220)}" r="${random.whole(140, 168)}" fill="${wash}" opacity=".6"/>`,
    worn.back,
    clothes(random, age, isFemale),
    head(skin),
    beard(random, age, isFemale, hair, skin),
    face(random, skin, age),
    worn.front,
    random.chance(age === 'adult' ? 0.35 : 0.14) ? glasses() : '',
  ].join('')
}

function headwear(random: Random, isFemale: boolean, appearance: Person['appearance'], age: Age, hair: string) {
  if (isFemale && appearance.scarf && random.chance(appearance.scarf)) return scarf(random.pick(CLOTH))
  if (!isFemale && appearance.turban) return turban(random.pick(CLOTH))
  if (!isFemale && age === 'adult' && random.chance(0.2)) return bald(hair)
  if (!isFemale) return { back: '', front: random.pick(SHORT)(hair) }
  const styles = age === 'child' ? LONG : LONG.filter((style) => !GIRLS_ONLY.includes(style))
  return random.pick(styles)(hair, random.pick([PENCILS.red, PENCILS.blue, PENCILS.yellow]))
}

const head = (skin: string) => `
<path d="M172 258V312C172 330 228 330 228 312V258Z" fill="${skin}" stroke="${INK}" stroke-width="5"/>
<path d="M176 276C190 290 210 290 224 276L226 292C208 304 192 304 174 292Z" fill="${INK}" opacity=".14"/>
<circle cx="123" cy="196" r="17" fill="${skin}" stroke="${INK}" stroke-width="5"/>
<circle cx="277" cy="196" r="17" fill="${skin}" stroke="${INK}" stroke-width="5"/>
<path d="M124 176C124 112 156 84 200 84S276 112 276 176C276 240 244 280 200 280S124 240 124 176Z" fill="${skin}" stroke="${INK}" stroke-width="5"/>`

function face(random: Random, skin: string, age: Age): string {
  const isDark = SKIN.indexOf(skin) >= 5
  const line = isDark ? '#1b0f0a' : INK
  const eye = random.whole(178, 186)
  const gap = random.whole(30, 35)
  const brow = eye - random.whole(20, 25)
  const tilt = random.whole(-4, 4)
  const mouth = random.pick([
    '<path d="M176 236Q200 258 224 236" fill="none"/>',
    '<path d="M182 238Q200 250 218 238" fill="none"/>',
    '<path d="M174 232Q200 240 226 232Q220 258 200 258T174 232Z" fill="#fff"/>',
    '<path d="M184 242Q204 248 220 234" fill="none"/>',
  ])
  const eyes = [200 - gap, 200 + gap]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="${eye}" rx="6.5" ry="${random.pick([7.5, 8.5])}" fill="${line}"/><circle cx="${x + 2}" cy="${eye - 3}" r="2.2" fill="#fff"/>`,
    )
    .join('')
  const brows = `M${200 - gap - 14} ${brow + tilt}Q${200 - gap} ${brow - 9} ${200 - gap + 13} ${brow - 1}M${200 + gap - 13} ${brow - 1}Q${200 + gap} ${brow - 9} ${200 + gap + 14} ${brow + tilt}`
  const nose = random.pick(['M200 196Q210 216 198 218', 'M202 194Q190 214 204 217', 'M192 214Q200 222 209 213'])
  const cheeks = [144, 256]
    .map((x) => `<circle cx="${x}" cy="222" r="15" fill="#d8584a" opacity="${isDark ? 0.22 : 0.26}"/>`)
    .join('')
  const freckles =
    age === 'child' && !isDark && random.chance(0.18)
      ? [146, 156, 166, 234, 244, 254]
          .map((x, index) => `<circle cx="${x}" cy="${208 + (index % 2) * 7}" r="2" fill="#9a5a34"/>`)
          .join('')
      : ''
  return `${cheeks}${freckles}${eyes}<g stroke="${line}" stroke-width="5" fill="none"><path d="${brows}"/><path d="${nose}" stroke-width="4"/>${mouth}</g>`
}

function beard(random: Random, age: Age, isFemale: boolean, hair: string, skin: string): string {
  if (age === 'child' || isFemale || random.chance(0.4)) return ''
  return `<path d="M124 180C128 214 138 222 152 218C172 210 184 222 200 222S228 210 248 218C262 222 272 214 276 180C278 246 246 290 200 290S122 246 124 180Z" fill="${hair}" stroke="${INK}" stroke-width="5"/><ellipse cx="200" cy="243" rx="28" ry="13" fill="${skin}"/>`
}

const glasses = () =>
  `<g fill="#fff" fill-opacity=".28" stroke="${INK}" stroke-width="5"><circle cx="167" cy="184" r="25"/><circle cx="233" cy="184" r="25"/><path d="M192 182Q200 176 208 182M142 180L124 174M258 180L276 174" fill="none"/></g>`

const SHOULDERS = 'M52 404C56 344 96 316 160 304C176 330 224 330 240 304C304 316 344 344 348 404Z'

function clothes(random: Random, age: Age, isFemale: boolean): string {
  return age === 'child'
    ? uniform(random)
    : random.pick(isFemale ? [shawl, cardigan, blazer] : [blazer, kurta, cardigan])(random)
}

const whole = (fill: string) => `<path d="${SHOULDERS}" fill="${fill}" stroke="${INK}" stroke-width="5"/>`
const outlined = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="5"/>`
const COLLAR = 'M164 300L150 330L186 356L200 332L214 356L250 330L236 300C226 324 174 324 164 300Z'

/** The school's green, worn with a tie, with an open collar, or as a cardigan with buttons. */
function uniform(random: Random): string {
  const shirt = whole(PENCILS.green)
  const crest = `<path d="M268 354h30v20q0 16-15 22q-15-6-15-22Z" fill="${PENCILS.yellow}" stroke="${INK}" stroke-width="4"/>`
  const tie =
    outlined('M190 336H210L214 352L222 404H178L186 352Z', PENCILS.yellow) +
    `<path d="M184 372L214 360M182 394L220 378" stroke="${PENCILS.green}" stroke-width="7"/>`
  const buttons = `<path d="M200 340V404" stroke="${INK}" stroke-width="4"/><circle cx="212" cy="366" r="5" fill="${PENCILS.yellow}"/><circle cx="212" cy="390" r="5" fill="${PENCILS.yellow}"/>`
  return shirt + crest + random.pick([tie, tie, buttons, '']) + outlined(COLLAR, '#fff')
}

function blazer(random: Random): string {
  const cloth = random.pick(['#3f4a5f', '#5a4a42', '#34495e', '#6b5b4a'])
  return `${whole(cloth)}${outlined('M164 302L200 404L236 302C226 326 174 326 164 302Z', '#fff')}${outlined('M160 304L132 336L168 350L196 404H180L140 404Z', cloth)}${outlined('M240 304L268 336L232 350L204 404H220L260 404Z', cloth)}`
}

const kurta = (random: Random): string =>
  `${whole(random.pick(['#d8cfc0', '#cfdbe2', '#e6ded0', '#b9c8b4']))}<path d="M168 308C176 332 224 332 232 308M200 330V404M190 350h20M190 376h20" fill="none" stroke="${INK}" stroke-width="5"/>`

function cardigan(random: Random): string {
  const wool = random.pick([PENCILS.red, PENCILS.blue, PENCILS.violet, '#c98d3c', PENCILS.leaf])
  return `${whole(wool)}${outlined('M162 304L200 396L238 304C226 328 174 328 162 304Z', PENCILS.sand)}<path d="M200 396V404" stroke="${INK}" stroke-width="5"/>`
}

function shawl(random: Random): string {
  const [dress, cloth] = random.shuffled(CLOTH)
  return `${whole(dress as string)}${outlined('M150 302C120 330 96 366 88 404H140C150 366 164 340 186 326ZM250 302C280 330 304 366 312 404H260C250 366 236 340 214 326Z', cloth as string)}`
}
