/** The errors of a field's value, and what to enter. */
export const validation = {
  ageRange: ({ min, max }: { min: number; max: number }) => `Enter an age from ${min} to ${max}`,
  phoneWrong: 'Enter digits; a leading +, spaces and hyphens are fine',
  phoneLetters: 'A phone number has no letters; enter digits',
  phoneSign: ({ sign }: { sign: string }) => `A phone number has no '${sign}'; enter digits, spaces and hyphens`,
  phoneShort: ({ digits }: { digits: number }) => `This phone number is too short: enter at least ${digits} digits`,
}
