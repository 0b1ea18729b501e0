import { activeElement } from '../internal/active-element.ts'

/**
 * Copies a text to the clipboard. The clipboard API is missing on a page without https, and the user can deny it: then
 * the text is selected in a temporary field and copied with `execCommand('copy')`.
 * @param near the temporary field is added after this element. It must be in the same modal dialog, because the rest
 * of the page is inert.
 * @throws the error of the clipboard API when `execCommand` fails too
 */
export async function copyText(value: string, near: Element): Promise<void> {
  try {
    return await navigator.clipboard.writeText(value)
  } catch (error) {
    const focused = activeElement(near)
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
