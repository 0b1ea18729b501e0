import { type ComponentType, lazy } from 'react'

const load = () => import('./beside-fields.ts')

type Exports = Awaited<ReturnType<typeof load>>

/** A component that is fetched when it is first shown. */
export const fetched = <Name extends keyof Exports>(name: Name) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType<Parameters<Exports[Name]>[0]> }))
