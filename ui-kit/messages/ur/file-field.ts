import type { TextFor, TextOf } from '../../internal/text-for.ts'
import { isolated, latin } from '../isolate.ts'

/** The texts of FileField. */
export const fileFieldMessages = {
  chooseLabel: 'یہاں فائل چنیں، چھوڑیں یا پیسٹ کریں',
  removeLabel: (({ name }) => `${isolated(name)} ہٹائیں`) as TextOf,
  wrongTypeMessage: (({ accept }) =>
    `اس قسم کی فائل نہیں لی جاتی۔ یہ چنیں: ${latin(accept.replace(/, */g, ', '))}`) as TextFor<{ accept: string }>,
  tooLargeMessage: (({ megabytes }) => `یہ ${megabytes} ایم بی سے بڑی ہے`) as TextFor<{ megabytes: string }>,
  severalMessage: 'صرف ایک فائل لی جاتی ہے۔ ایک چنیں',
}
