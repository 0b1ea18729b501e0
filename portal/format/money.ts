import { texts } from '#messages'
import { school } from '../state/school.ts'

/** The label of an amount, with the currency of the school: 'Fee (PKR)'. The amount itself is a text: 'free' is one. */
export function inCurrency(label: string): string {
  const { currency } = school.value.region
  return currency ? texts().amountIn(label, currency) : label
}
