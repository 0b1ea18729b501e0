export type Prop = { name: string; type: string; isRequired: boolean; description: string; initial?: string }

/** What react-docgen reads from the source of a component. */
type Docgen = {
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
export function propsOf(component: unknown, more: Record<string, { description?: string }> = {}): Prop[] {
  const { props: own = {} } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {}
  const described = Object.entries(more).filter(([name, { description }]) => description && !/ref$/i.test(name))
  const props: NonNullable<Docgen['props']> = { ...Object.fromEntries(described), ...own }
  return Object.entries(props)
    .map(([name, { required = false, description = '', tsType, defaultValue }]) => ({
      name,
      type: typeText(tsType),
      isRequired: required,
      description: description.replace(/\s*@(default|example)[\s\S]*/, ''),
      initial: /@default ([^\n]+)/.exec(description)?.[1] ?? defaultValue?.value,
    }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

/** A type as it is written. `raw` is there for those of several parts; their `name` is only the kind, such as 'union'. */
export function typeText(type?: { name: string; raw?: string }): string {
  return (type?.raw ?? type?.name ?? '').replace(/\s+/g, ' ')
}

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
  return (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo?.description ?? ''
}
