import { signal } from '@preact/signals-react'

/** A script that did not arrive: the connection is lost, or a newer release has taken the place of this one. */
export class ScriptNotLoaded extends Error {
  override name = 'ScriptNotLoaded'
}

/** What a page needs besides the main script. */
export type LazyScript<Exports = unknown> = {
  /** The build lists under this name which files it became. */
  name: string
  /**
   * The exports of the script; undefined until it is loaded. As a signal it renders the components that read it again
   * when it arrives.
   */
  loaded(): Exports | undefined
  /**
   * Fetches the script, once. It gives the same promise each time, so that a component can wait for it with `use`.
   * @param again fetches one that did not arrive again: after a step of the user, not each time a page is rendered
   */
  load(again?: boolean): Promise<Exports>
}

/**
 * A script that the browser fetches when it is first needed.
 * @param download imports it
 */
export function lazyScript<Exports>(name: string, download: () => Promise<Exports>): LazyScript<Exports> {
  const loaded = signal<Exports>()
  let loading: Promise<Exports> | undefined
  let isFailed = false

  async function fetchIt(): Promise<Exports> {
    isFailed = false
    try {
      loaded.value = await download()
      return loaded.value
    } catch (cause) {
      isFailed = true
      throw new ScriptNotLoaded(String(cause), { cause })
    }
  }
  return {
    name,
    loaded: () => loaded.value,
    load(again = false) {
      if (!loading || (again && isFailed)) loading = fetchIt()
      return loading
    },
  }
}
