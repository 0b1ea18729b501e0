import { emptyBoard, redLine, surface, tint, yellow } from '../photo/fallbacks.tsx'

/** Line drawings of 160 by 100. */
export const illustrations = {
  board: <g transform="translate(0 -16)">{emptyBoard}</g>,
  people: (
    <>
      <path d="M14 94h132" />
      <path d="M28 94V66h44v28M88 94V66h44v28" fill={tint} />
      <path d="M22 58h56v8H22zm60 0h56v8H82z" fill={surface} />
      <path d="M38 58V44h16v14z" fill={yellow} />
      <path d="M42 49h8" />
      <path d="M100 58l4-20 4 20" fill={redLine} />
      <path d="M66 30c6-10 22-10 28 0" strokeDasharray="4 5" />
    </>
  ),
  report: (
    <>
      <path d="M46 8h60l12 12v76H46z" fill={surface} />
      <path d="M106 8v12h12" fill={tint} />
      <path d="M58 8v88" stroke={redLine} />
      <path d="M66 34h42M66 46h42M66 58h42M66 70h24" strokeDasharray="4 5" />
      <path d="M112 84l22-30 7 5-22 30-9 4z" fill={yellow} />
      <path d="M129 61l7 5" />
    </>
  ),
  search: (
    <>
      <path d="M30 14h72v72H30z" fill={surface} />
      <path d="M42 14v72" stroke={redLine} />
      <path d="M50 32h42M50 44h42M50 56h20" strokeDasharray="4 5" />
      <circle cx="100" cy="58" r="19" fill={tint} />
      <path d="M113 72l17 18" strokeWidth="5" />
      <path d="M92 52a10 10 0 0 1 8-5" />
    </>
  ),
}
