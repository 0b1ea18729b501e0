import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { typeOf } from '../stories/facts/sources.ts'

/** What react-docgen finds out about a component. */
type Documented = {
  displayName?: string
  __docgenInfo?: { props?: Record<string, { description?: string; required?: boolean; tsType?: { raw?: string } }> }
}

/**
 * The table of props as a reader wants it: the type as it is written instead of 'union', and the default of the
 * docblock (`@default`) instead of a dash.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { displayName = '', __docgenInfo } = Object(component) as Documented
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType
      if (table?.disable) return [name, argType]
      const { description = '', required, tsType } = __docgenInfo?.props?.[name] ?? {}
      const summary = tsType?.raw ?? table?.type?.summary ?? String(Object(type).name ?? type)
      // react-docgen does not know `readonly`.
      const written = summary === 'unknown' ? (typeOf(displayName, name) ?? summary) : summary
      const byDocblock = /@default\s+([^@]*)/.exec(description)?.[1]
      const byDefault = byDocblock ?? table?.defaultValue?.summary ?? (required ? 'required' : 'none')
      return [
        name,
        {
          ...argType,
          table: { ...table, type: { summary: oneLine(written) }, defaultValue: { summary: oneLine(byDefault) } },
        },
      ]
    }),
  )
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
