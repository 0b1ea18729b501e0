/** What was typed into a form, by the names of its fields. */
export type Draft = Record<string, string>

/**
 * What people typed when their session ended, until they are back. In memory alone and by person and page: school
 * computers are shared, and nobody else should find it.
 */
const drafts = new Map<string, Draft>()

const key = (userId: string, path: string) => `${userId} ${path}`

/** Keeps the text of a form; never its passwords. */
export function keepDraft(userId: string, path: string, form: HTMLFormElement): void {
  const draft: Draft = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') draft[name] = value
  for (const secret of form.querySelectorAll<HTMLInputElement>('input[type=password], [name=password]')) {
    delete draft[secret.name]
  }
  drafts.set(key(userId, path), draft)
}

/** Hands a draft back, once. */
export function takeDraft(userId: string, path: string): Draft | undefined {
  const draft = drafts.get(key(userId, path))
  drafts.delete(key(userId, path))
  return draft
}

/** Forgets all drafts, or those of everybody but one person. */
export function forgetDrafts(except?: string): void {
  for (const kept of drafts.keys()) if (!except || !kept.startsWith(`${except} `)) drafts.delete(kept)
}
