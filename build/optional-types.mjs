/**
 * Lets every optional property in the text of a declaration file take undefined too: `name?: string` is then
 * `name?: (string) | undefined`. A project with `exactOptionalPropertyTypes` could not pass on its own optional values
 * otherwise. Done when the kit is packed: in the sources, which are checked without that option, both say the same.
 */
export function takeUndefined(declarations) {
  // What is in comments and texts has no types.
  const code = declarations.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/g, (text) =>
    'x'.repeat(text.length),
  )
  const ends = []
  let result = declarations
  // From the last to the first, so that a property inside the type of another is changed before it.
  for (const { index } of [...code.matchAll(/(?<!-)\?: /g)].reverse()) {
    const [start, end] = [index + 3, endOfType(code, index + 3)]
    if (end === undefined) continue
    const inside = ends.filter((each) => each <= end).length
    const added = inside * '() | undefined'.length
    result = `${result.slice(0, start)}(${result.slice(start, end + added)}) | undefined${result.slice(end + added)}`
    ends.push(end)
  }
  return result
}

/** Where the type of a property ends: at its semicolon. Undefined for a parameter, which takes undefined by itself. */
function endOfType(code, start) {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    const letter = code[at]
    if ('([{<'.includes(letter)) depth += 1
    if (')]}'.includes(letter) || (letter === '>' && code[at - 1] !== '=')) depth -= 1
    if (depth < 0 || (depth === 0 && letter === ',')) return undefined
    if (depth === 0 && letter === ';') return at
  }
}
