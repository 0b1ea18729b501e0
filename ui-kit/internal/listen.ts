/**
 * Adds a listener.
 * @returns removes it: the end of an effect
 */
export function listen<Name extends string>(
  target: EventTarget | null | undefined,
  type: Name,
  listener: (event: Name extends keyof DocumentEventMap ? DocumentEventMap[Name] : Event) => void,
  capture?: boolean,
): () => void {
  target?.addEventListener(type, listener as EventListener, capture)
  return () => target?.removeEventListener(type, listener as EventListener, capture)
}

/** One end for several listeners, or other things that are taken back. */
export const endAll =
  (...ends: (() => void)[]) =>
  () => {
    for (const end of ends) end()
  }
