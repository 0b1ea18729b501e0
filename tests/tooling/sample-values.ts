/** Values for any text, which note that they are used: so every text can be made, and those of two languages compared. */

/** Of these values a text has words, or Intl has. */
const CHOICES: Record<string, string> = {
  kind: 'student',
  other: 'teacher',
  what: 'slips',
  list: 'students',
  country: 'PK',
}

/** Of these lists a text has more to say than what each of them is called. */
const RECORDS: Record<string, object> = {
  records: { number: 3, entity: 'teacher', action: 'update' },
}

/**
 * Calls a text.
 * @param names what values can be called, for a text that passes on the rest of its own
 * @returns what it says, and the names of the values that it used
 */
export function make(text: (values: never) => unknown, names: readonly string[]) {
  const used = new Set<string>()
  return { text: text(valuesOf(used, names) as never), used }
}

function valuesOf(used: Set<string>, names: readonly string[]): object {
  let isRest = false
  return new Proxy({} as Record<string, unknown>, {
    get(_, name) {
      // A text can also take one value itself.
      if (name === Symbol.toPrimitive) return primitiveOf('ب')
      if (typeof name !== 'string') return undefined
      // The rest is copied as a whole: what of it is used, each value notes itself.
      if (!isRest) used.add(name)
      return sampleOf(name, used)
    },
    ownKeys() {
      isRest = true
      return [...names]
    },
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const primitiveOf = (text: string) => (hint: string) => (hint === 'number' ? 3 : text)

/** It is a number, a string and a list of strings. */
function sampleOf(name: string, used: Set<string>): unknown {
  const text = CHOICES[name] ?? 'ب'
  const one = RECORDS[name] ?? text
  const list = [one, one]
  return new Proxy(
    {},
    {
      get(_, key) {
        used.add(name)
        if (key === Symbol.toPrimitive) return primitiveOf(text)
        const owner = (key in list ? list : Object(text)) as Record<PropertyKey, unknown>
        const own = owner[key]
        return typeof own === 'function' ? own.bind(owner) : own
      },
    },
  )
}
