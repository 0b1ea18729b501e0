/**
 * Puts a text on the clipboard. Without the clipboard API (a page served over plain http has none) or without leave to
 * use it, the text is selected in a field beside `near` and copied the old way; beside it, because a modal dialog
 * makes the rest of the page inert.
 * @throws when neither way is open
 */
export async function copyText(value: string, near: Element): Promise<void> {
  try {
    return await navigator.clipboard.writeText(value)
  } catch (error) {
    const focused = document.activeElement as HTMLElement | null
    const field = document.createElement('textarea')
    field.value = value
    field.className = 'kit-visually-hidden'
    near.after(field)
    field.select()
    const copied = document.execCommand?.('copy')
    field.remove()
    focused?.focus()
    if (!copied) throw error
  }
}
