import { plural } from '../plural.ts'

/** The texts of TextAreaField. */
export const textAreaFieldMessages = {
  counterText: ({ left, locale }: { left: number; locale: string }) =>
    `${left.toLocaleString(locale)} ${plural('ur', left, { one: 'حرف باقی ہے', other: 'حروف باقی ہیں' })}`,
}
