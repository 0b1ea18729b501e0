import { type ComponentType, lazy, useState } from 'react'

/** A script with some pages. The browser fetches it when somebody first opens one of them. */
export type Chunk<All = unknown> = {
  /** The path of its file below portal/pages. The build lists under this name which files the chunk became. */
  name: string
  load: () => Promise<All>
}

/** @param download a dynamic import of the chunk's file, which esbuild makes a script of its own */
export function chunk<All>(name: string, download: () => Promise<All>) {
  let loaded: All | undefined
  const load = async () => {
    loaded ??= await download()
    return loaded
  }
  /** @returns a component of the chunk. It renders at once when the chunk is there; otherwise it suspends. */
  const part = <Props extends object>(pick: (all: All) => ComponentType<Props>): ComponentType<Props> => {
    const Lazy: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }))
    return (props) => {
      // State, so that a page does not become another component, and lose its own state, when its chunk arrives.
      const [Part] = useState(() => (loaded ? pick(loaded) : Lazy))
      return <Part {...props} />
    }
  }
  return { name, load, part }
}
