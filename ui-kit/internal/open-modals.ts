'use client'

import { useSyncExternalStore } from 'react'
import { endAll, listen } from './listen.ts'

/** An event of the document: a dialog or a popover of the kit came or went. Their own events do not leave a shadow root. */
const TOP_LAYER = 'kit-top-layer'

export const tellOfTopLayer = () => document.dispatchEvent(new Event(TOP_LAYER))

/**
 * Calls a function when something came into the top layer, or left it.
 * @returns ends that
 */
export const listenToTopLayer = (act: (event: Event) => void): (() => void) =>
  endAll(...['toggle', 'close', 'fullscreenchange', TOP_LAYER].map((type) => listen(document, type, act, true)))

/** The dialogs of the kit that are open, the topmost last. */
const open = new Set<HTMLDialogElement>()

/**
 * Notes that a dialog is shown over the page. Until it is taken back, the page does not scroll; if its scrollbar takes
 * space, that space stays, so that nothing moves.
 * @returns takes it back
 */
export function addModal(dialog: HTMLDialogElement): () => void {
  const { clientWidth, dataset } = document.documentElement
  dataset.kitHeld ??= innerWidth > clientWidth ? 'scrollbar' : ''
  open.add(dialog)
  tellOfTopLayer()
  return () => {
    open.delete(dialog)
    if (open.size === 0) delete dataset.kitHeld
    tellOfTopLayer()
  }
}

/** The topmost modal dialog, also one that is not of the kit, or the full-screen element; null without one. */
function topModal(): HTMLElement | null {
  // jsdom does not know the selector.
  const isKnown = globalThis.CSS?.supports?.('selector(:modal)')
  const dialog =
    [...open].at(-1) ?? ((isKnown && [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)) || null)
  const full = document.fullscreenElement
  // A film or a picture shows nothing that is in it, and the whole page is around everything.
  const isContainer = full instanceof HTMLElement && !full.matches(':root,body,video,img,canvas,iframe,object,embed')
  return isContainer && (!dialog || dialog.contains(full)) ? full : dialog
}

const none = () => null

/**
 * The modal dialog on top of the page, or what fills the screen: everything outside of it is inert, so whatever the user
 * has to reach must be in it. null while there is none, and on a server. A dialog of another library, which may not tell that it opens, is
 * found at the next render.
 */
export const useTopModal = (): HTMLElement | null => useSyncExternalStore(listenToTopLayer, topModal, none)
