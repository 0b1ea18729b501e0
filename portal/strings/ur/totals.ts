import type { Translates } from '#contract'
import { formatNumber } from '#strings/counting'

/** 'Total Student : 1,000'; a dash until the number is known. */
export const total = (label: string, number: number | undefined) =>
  `${label}: ${number === undefined ? '–' : formatNumber(number)}`

export type Complete = Translates<typeof import('./totals.ts'), typeof import('../en/totals.ts')>
