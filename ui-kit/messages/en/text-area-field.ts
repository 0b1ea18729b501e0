/** The default texts of TextAreaField. */
export const textAreaFieldMessages = {
  counterText: ({ left }: { left: number; locale: string }) =>
    `${left} ${left === 1 ? 'character' : 'characters'} left`,
}
