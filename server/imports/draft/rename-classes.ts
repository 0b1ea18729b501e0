import type { Vault } from '../../security/credentials.ts'
import type { Tables } from '../../store/index.ts'
import { sealDraft, unsealImport } from '../encryption.ts'

/**
 * Keeps drafts readable when classes are renamed: a class in a file is found by the names that classes had when the
 * file was read, and gets its present name.
 * @param classes the names before the change
 */
export async function renameInDrafts(
  { imports }: Tables,
  vault: Vault,
  { renamed, classes }: { renamed: ReadonlyMap<string, string>; classes: readonly string[] },
): Promise<void> {
  if (renamed.size === 0) return
  for (const stored of await imports.drafts()) {
    const draft = unsealImport(stored, vault)
    const known = draft.classes ?? classes.map((name) => [name, name] as const)
    const now = known.map(([was, name]) => [was, renamed.get(name) ?? name] as const)
    const sealedDraft = sealDraft({ ...draft, classes: now }, vault)
    await imports.update(draft.id, { sealedDraft, revision: draft.revision + 1 })
  }
}
