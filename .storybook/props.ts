export type Prop = { name: string; type: string; isRequired: boolean; description: string; initial?: string }

/** The types of a component's props, from build/prop-types.mjs. */
export type PropTypes = {
  props: Readonly<Record<string, { type: string; description: string; initial?: string }>>
  /** The parameters of the types, such as `Row extends StudentRow`. */
  parameters: readonly string[]
  /** What the types name of the kit. */
  shapes: readonly { name: string; text: string }[]
}

/** What react-docgen reads from the source of a component. */
type Docgen = {
  displayName?: string
  description?: string
  props?: Record<
    string,
    {
      required?: boolean
      description?: string
      tsType?: { name: string; raw?: string }
      defaultValue?: { value?: string }
    }
  >
}

/**
 * The props that a component documents, required ones first.
 * @param more props that only its stories describe, such as those of the element that it renders
 */
export function propsOf(
  component: unknown,
  types?: PropTypes,
  more: Record<string, { description?: string }> = {},
): Prop[] {
  const { props: own = {} } = docgenOf(component)
  const described = Object.entries(more).filter(([name, { description }]) => description && !/ref$/i.test(name))
  const props: NonNullable<Docgen['props']> = { ...Object.fromEntries(described), ...own }
  return Object.entries(props)
    .map(([name, { required = false, description = '', tsType, defaultValue }]) => ({
      name,
      type: types?.props[name]?.type ?? typeText(tsType),
      isRequired: required,
      description: types?.props[name]?.description || description.replace(/\s*@(default|example)[\s\S]*/, ''),
      initial: types?.props[name]?.initial ?? /@default ([^\n]+)/.exec(description)?.[1] ?? defaultValue?.value,
    }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

/** A type as it is written. `raw` is there for those of several parts; their `name` is only the kind, such as 'union'. */
export function typeText(type?: { name: string; raw?: string }): string {
  return (type?.raw ?? type?.name ?? '').replace(/\s+/g, ' ')
}

/** The name that its source gives a component. */
export const nameOf = (component: unknown) => docgenOf(component).displayName ?? ''

/** What the docblock of a component says, without its tags. */
export function descriptionOf(component: unknown): string {
  return docblockOf(component)
    .replace(/^@(css|example)[\s\S]*/m, '')
    .trim()
}

/** The code of its `@example`. */
export function exampleOf(component: unknown): string | undefined {
  return /@example\s+([\s\S]+)/.exec(docblockOf(component))?.[1]
}

function docblockOf(component: unknown): string {
  return docgenOf(component).description ?? ''
}

const docgenOf = (component: unknown): Docgen =>
  (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {}
