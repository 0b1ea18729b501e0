import { plural } from '../messages/plural.ts'

/** The default texts of TextAreaField. */
export const textAreaFieldMessages = {
  counterText: ({ left }: { left: number; locale: string }) =>
    `${left} ${plural('en', left, { one: 'character', other: 'characters' })} left`,
}
