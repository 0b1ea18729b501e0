import { type ComponentType, createElement } from 'react'

async function load() {
  const [fields, form] = await Promise.all([import('./beside-fields.ts'), import('./beside-form.ts')])
  return { ...fields, ...form }
}

type Exports = Awaited<ReturnType<typeof load>>

const loaded: Partial<Exports> = {}

/** Fetches what the fields need besides, while the settings are fetched: what came later would move the fields. */
export const fetchBeside = async () => void Object.assign(loaded, await load())

/** A component of these scripts, for what is shown when it is there. */
export const fetched =
  <Name extends keyof Exports>(name: Name) =>
  (props: Parameters<Exports[Name]>[0]) =>
    createElement(loaded[name] as ComponentType<typeof props>, props)
