import { formatNumber } from './counting.ts'

/** 'Total Student : 1,000'; a dash until the number is known. */
export const total = (label: string, number: number | undefined) =>
  `${label} : ${number === undefined ? '–' : formatNumber(number)}`
