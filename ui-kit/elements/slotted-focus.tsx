import { type ComponentType, createElement as h, type Ref, useRef } from 'react'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'

/** A dialog whose focus goes first to what the page has put into it: Firefox 153 finds no control in a slot. */
export const focusesSlotted = <Props extends { open: boolean }>(Dialog: ComponentType<Props>): ComponentType<Props> =>
  function SlottedFocus(props) {
    const root = useRef<HTMLDialogElement>(null)
    // After that of the dialog, which shows it.
    useLayoutEffect(() => {
      if (props.open && root.current) focusSlotted(root.current)
    }, [props.open])
    return h(Dialog as ComponentType<Props & { ref: Ref<HTMLDialogElement> }>, { ...props, ref: root })
  }

function focusSlotted(dialog: HTMLDialogElement): void {
  const hasFocus = () => (dialog.getRootNode() as ShadowRoot).activeElement === dialog
  const slotted = [...dialog.querySelectorAll('slot')]
    .flatMap((slot) => slot.assignedElements({ flatten: true }))
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => element instanceof HTMLElement && !element.matches('[tabindex^="-"]')) as HTMLElement[]
  for (const element of [...slotted.filter(({ autofocus }) => autofocus), ...slotted]) {
    if (!hasFocus()) return
    element.focus()
  }
}
