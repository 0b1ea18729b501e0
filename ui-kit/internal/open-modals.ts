'use client'

import { useEffect, useState } from 'react'
import { listen } from './listen.ts'

/** The dialogs of the kit that are open, the topmost last. */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes that a dialog is shown over the page. @returns takes it back */
export function addModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  for (const listener of [...listeners]) listener()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    for (const listener of [...listeners]) listener()
  }
}

/** The topmost modal dialog, also one that is not of the kit; null without one. */
function topModal(): HTMLDialogElement | null {
  // Browsers before 2022 and jsdom do not know the selector.
  const isKnown = globalThis.CSS?.supports?.('selector(:modal)')
  return (
    open.at(-1) ?? (isKnown ? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) : null) ?? null
  )
}

/**
 * The modal dialog on top of the page: everything outside of it is inert, so whatever the user has to reach must be in
 * it. null while there is none, and on a server.
 * @param changes a value that changes when the component shows something new: a dialog of another library is seen then
 */
export function useTopModal(changes: unknown): HTMLDialogElement | null {
  const [modal, setModal] = useState<HTMLDialogElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `changes`
  useEffect(() => {
    const update = () => setModal(topModal())
    update()
    listeners.add(update)
    const ends = ['toggle', 'close'].map((type) => listen(document, type, update, true))
    return () => {
      listeners.delete(update)
      for (const end of ends) end()
    }
  }, [changes])
  return modal
}
