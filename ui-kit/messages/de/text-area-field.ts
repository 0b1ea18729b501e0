/** The texts of TextAreaField. */
export const textAreaFieldMessages = {
  // 'Zeichen' has one form for every number.
  counterText: ({ left }: { left: number; locale: string }) => `Noch ${left} Zeichen`,
}
