const warned = new Set<string>()

/**
 * Warns in the console that a page uses an element in a wrong way; each message once. The elements never throw for it,
 * so the script of the page continues.
 * @param what what happened, why it matters, and how to mend it: three sentences
 */
export function warn(tag: string, ...what: string[]): void {
  const message = `<${tag}> ${what.join(' ')}`
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}
