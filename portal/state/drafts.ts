/** What was typed into a form, by the names of its fields. */
export type Draft = Record<string, string>

/** The photos that were chosen in a form, likewise. */
export type Photos = Record<string, File>

/**
 * What people typed and chose when their session ended, until they are back. In memory alone and by person and page:
 * school computers are shared, and nobody else should find it.
 */
const drafts = new Map<string, { typed: Draft; photos: Photos }>()

const key = (userId: string, path: string) => `${userId} ${path}`

/** Keeps what is in a form; never its passwords. */
export function keepDraft(userId: string, path: string, form: HTMLFormElement): void {
  const typed: Draft = {}
  const photos: Photos = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = value
    // A field without a choice sends a file of nothing.
    else if (value.size > 0) photos[name] = value
  }
  for (const secret of form.querySelectorAll<HTMLInputElement>('input[type=password], [name=password]')) {
    delete typed[secret.name]
  }
  drafts.set(key(userId, path), { typed, photos })
}

/** Hands a draft back, once. */
export function takeDraft(userId: string, path: string): { typed: Draft; photos: Photos } | undefined {
  const draft = drafts.get(key(userId, path))
  drafts.delete(key(userId, path))
  return draft
}

/** Forgets all drafts, or those of everybody but one person. */
export function forgetDrafts(except?: string): void {
  for (const kept of drafts.keys()) if (!except || !kept.startsWith(`${except} `)) drafts.delete(kept)
}
