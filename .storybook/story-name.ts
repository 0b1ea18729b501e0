/** Words that have a capital letter in every place. */
const NAMES = /\b(?:urdu|english)\b/g

/** The name of a story, in sentence case: 'Until a day' for `UntilADay`. Storybook itself writes 'Until A Day'. */
export function storyName(exported: string): string {
  const words = exported.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(
    NAMES,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  )
}
