/**
 * Uses localStorage.
 * @returns null if it is switched off, full or forbidden; values then last only as long as the page
 */
export function onDevice<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
