/** The catalog's name for the texts of a component, where it is another than its own. */
const CATALOG: Record<string, string> = { useRowSelection: 'rowSelection', Form: 'validation' }

const keyOf = (name: string) => CATALOG[name] ?? name.charAt(0).toLowerCase() + name.slice(1)

/** Examples of the values that texts contain; any other value is shown as '…'. */
const VALUES: Record<string, string | number | boolean> = {
  ...{ name: 'Amina Yusuf', text: 'Amina', label: 'Strong', key: 'B', megabytes: '5', min: '1', max: '30' },
  ...{ from: 1, to: 50, total: 120, count: 3, index: 0, over: 12, length: 3, minLength: 8, maxLength: 500 },
}

/** The default texts of a component in a language, with examples of the values that they contain. */
export function textsOf(name: string, catalog: object, locale: string): Record<string, string> {
  const values = new Proxy({ ...VALUES, locale }, { get: (all, key) => all[key as keyof typeof all] ?? '…' })
  const texts = (catalog as Record<string, Record<string, unknown>>)[keyOf(name)] ?? {}
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, String(typeof text === 'function' ? text(values) : text)]),
  )
}
