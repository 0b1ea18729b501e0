import { lettering } from './lettering.ts'
import { exercisePaper, INK, PENCILS } from './paper.ts'
import { PORTRAIT } from './portraits.ts'

export const ID_CARD = { width: 856, height: 540 }

type Holder = { name: string; subject: string; phone: string; number: string; school: string }

/** A teacher's card of the school, with the portrait glued on. */
export function idCard({ name, subject, phone, number, school }: Holder, portrait: string): string {
  const { width, height } = ID_CARD
  const row = (label: string, text: string, y: number) =>
    lettering(label, { x: 372, y, size: 15, colour: '#5b6577' }) +
    lettering(text, { x: 372, y: y + 26, size: fitting(text) })
  return [
    exercisePaper(width, height, { margin: 340 }),
    `<path d="M0 0H${width}V96H0Z" fill="${PENCILS.green}"/><path d="M0 96H${width}" stroke="${PENCILS.yellow}" stroke-width="8"/>`,
    `<path d="M36 22h48v34q0 22-24 32q-24-10-24-32Z" fill="${PENCILS.yellow}" stroke="${INK}" stroke-width="4"/>`,
    lettering(school, { x: 112, y: 32, size: 34, colour: '#fff' }),
    lettering('TEACHER', { x: 652, y: 38, size: 24, colour: '#fff' }),
    `<g transform="translate(40 140)"><rect x="-6" y="-6" width="272" height="272" fill="#fff" stroke="${INK}" stroke-width="4"/><svg width="260" height="260" viewBox="0 0 ${PORTRAIT} ${PORTRAIT}">${portrait}</svg></g>`,
    row('NAME', name, 136),
    row('SUBJECT', subject, 218),
    row('PHONE', phone, 300),
    row('CARD', number, 382),
    stripes(number, 40, 448, 260),
    `<path d="M600 486q18-34 30-6t24-14t26 10t30-16t34 12t40-10" fill="none" stroke="${PENCILS.blue}" stroke-width="4"/><path d="M590 504H812" stroke="${INK}" stroke-width="2"/>`,
    `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="20" fill="none" stroke="${INK}" stroke-width="6"/>`,
  ].join('')
}

/** A long name is written smaller. */
const fitting = (text: string) => Math.min(30, Math.floor((440 * 6) / (text.length * 5.6)))

/** A decoration that looks like a bar code. */
function stripes(number: string, x: number, y: number, width: number): string {
  const bars = [...number.repeat(9)].slice(0, 52)
  const d = bars
    .map((letter, index) => ((letter.charCodeAt(0) + index) % 3 ? `M${x + (index * width) / 52} ${y}v54` : ''))
    .join('')
  return `<path d="${d}" stroke="${INK}" stroke-width="3" stroke-linecap="butt"/>`
}
