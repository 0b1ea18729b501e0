/**
 * Tells the form and the page of a change that the user made without the control itself, such as with a button beside
 * it, by the events that a browser fires when the user changes a control. Call it when the control has its new value.
 */
export function tellOfChange(control: Element | null | undefined): void {
  control?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  control?.dispatchEvent(new Event('change', { bubbles: true }))
}
