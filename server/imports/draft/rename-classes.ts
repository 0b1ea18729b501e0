import type { Tables } from '../../store/index.ts'

/**
 * Keeps drafts readable when classes are renamed: a class in a file is found by the names that classes had when the
 * file was read, and gets its present name.
 * @param classes the names before the change
 */
export async function renameInDrafts(
  { acts }: Tables,
  { renamed, classes }: { renamed: ReadonlyMap<string, string>; classes: readonly string[] },
): Promise<void> {
  if (renamed.size === 0) return
  for (const draft of await acts.drafts()) {
    const known: (readonly [string, string])[] =
      draft.classes === null ? classes.map((name) => [name, name] as const) : JSON.parse(draft.classes)
    const now = known.map(([was, name]) => [was, renamed.get(name) ?? name])
    await acts.update(draft.id, { classes: JSON.stringify(now) })
  }
}
