import { type ComponentType, lazy, useState } from 'react'

/** A script that did not arrive: the connection is lost, or a newer release has taken the place of this one. */
export class ScriptNotLoaded extends Error {
  override name = 'ScriptNotLoaded'
}

const notLoaded = (cause: unknown) => {
  throw new ScriptNotLoaded(String(cause), { cause })
}

/** A script that the browser fetches when a page first needs it. */
export type Chunk = {
  /** The build lists under this name which files the chunk became. */
  name: string
  load: () => Promise<unknown>
}

/**
 * A chunk of pages. The build makes one script of all modules that are imported for it (build/portal-chunks.mjs).
 * @param needs other chunks that its pages need before they are shown
 * @returns a function that gives the columns of the page table for a component, which `download` exports by that name,
 *   and for the chunks that this page needs besides
 */
export function chunk(name: string, ...needs: Chunk[]) {
  const loaded: Record<string, unknown> = {}
  return <Name extends string, Props extends object>(
    component: Name,
    download: () => Promise<Record<Name, ComponentType<Props>>>,
    ...alsoNeeds: Chunk[]
  ) => {
    const others = [...needs, ...alsoNeeds]
    const load = async () => {
      const [exported] = await Promise.all([download().catch(notLoaded), ...others.map((needed) => needed.load())])
      Object.assign(loaded, exported)
    }
    const Lazy = lazy(() => load().then(() => ({ default: loaded[component] as ComponentType<Props> })))
    /** Renders without suspending if the chunk is loaded. */
    const page = (props: Props) => {
      // State, so that a page does not become another component, and lose its own state, when its chunk arrives.
      const [Page] = useState(() => (loaded[component] as ComponentType<Props>) ?? Lazy)
      return <Page {...props} />
    }
    return { page, chunks: [{ name, load }, ...others] as Chunk[] }
  }
}

/**
 * A chunk whose exports are read where they are needed, once it is loaded.
 * @returns `load` gives the same promise each time, so that a component can wait for it with `use`; after a failure it
 *   fetches again
 */
export function moduleChunk<Exports>(name: string, download: () => Promise<Exports>) {
  let loading: Promise<void> | undefined
  const chunk = {
    name,
    loaded: undefined as Exports | undefined,
    load(): Promise<void> {
      loading ??= download()
        .catch(notLoaded)
        .then(
          (exports) => {
            chunk.loaded = exports
          },
          (error) => {
            loading = undefined
            throw error
          },
        )
      return loading
    },
  }
  return chunk
}
