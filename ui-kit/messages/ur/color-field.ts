import type { TextOf } from '../../internal/text-for.ts'
import { latin } from '../isolate.ts'

/** The texts of ColorField. */
export const colorFieldMessages = {
  pickLabel: (({ name }) => `${name} چنیں`) as TextOf,
  hexMessage: `رنگ اس طرح لکھیں: ${latin('#1a5fb4')} یا ${latin('#abc')}`,
}
