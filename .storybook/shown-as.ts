/** What a person does with a control, as its documentation page shows it. */
export type ShownAs = 'hover' | 'focus' | 'active'

const SHOWN = 'data-shown-as'

/** Lets the attribute do what a pseudo-class does in the styles of the Storybook, with the same specificity. */
export const shownStates = {
  postcssPlugin: 'shown-states',
  Once: (root: { walkRules(pattern: RegExp, change: (rule: { selector: string }) => void): void }) =>
    root.walkRules(/:(?:hover|active|focus)/, (rule) => {
      rule.selector = rule.selector.replace(
        /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
        `:is($&, [${SHOWN}~='$1'])`,
      )
    }),
}

export const CONTROL = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled, [type='hidden'], [tabindex='-1'])`)
  .join()

/** Shows the first control of a component as if somebody pointed at it, pressed it or came to it with the keyboard. */
export function showAs(root: Element, shownAs: ShownAs): void {
  const control = root.querySelector(CONTROL)
  if (!control || control.hasAttribute(SHOWN)) return
  const [own, around] = (
    {
      hover: ['hover', 'hover'],
      active: ['hover active', 'hover active'],
      focus: ['focus focus-visible', 'focus-within'],
    } as const
  )[shownAs]
  control.setAttribute(SHOWN, own)
  for (let one = control.parentElement; one && one !== root; one = one.parentElement) one.setAttribute(SHOWN, around)
}
