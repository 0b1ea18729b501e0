import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { MenuIcon } from '../icons/index.ts'

/**
 * A menu that is folded away on a phone and stands open on a wide screen. It is a `<details>` with nothing but its
 * button; what it shows are its next siblings, folded by the component's style sheet while it is closed. So it works
 * before, and without, any script, and in browsers that cannot style the inside of a closed `<details>`.
 *
 * The script adds what a person expects of a menu: a chosen link closes it, and so does Escape, which gives the focus
 * back to the button.
 */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return {
    menu,
    onClick(event: MouseEvent<HTMLElement>) {
      if ((event.target as Element).closest('a')) close()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    },
  }
}

/** The button of the menu. */
export function MenuButton({
  menu,
  label,
  badge,
}: {
  menu: ReturnType<typeof useMenu>['menu']
  label: string
  badge?: string
}) {
  return (
    <details ref={menu} data-part="menu" className="kit-menu">
      <summary>
        <MenuIcon />
        {label}
        {badge && <BadgeDot label={badge} />}
      </summary>
    </details>
  )
}

/** A red dot that a screen reader says as `label`. */
export const BadgeDot = ({ label }: { label: string }) => (
  <span data-part="badge" className="kit-badge-dot">
    <span className="kit-visually-hidden">({label})</span>
  </span>
)
