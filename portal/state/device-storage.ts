/**
 * Uses the browser's storage. It may be switched off, full or forbidden: then null, and what would be stored lasts as
 * long as the page.
 */
export function onDevice<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
