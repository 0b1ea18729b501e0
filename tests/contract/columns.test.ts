import * as assert from 'uvu/assert'
import type { Column } from '#contract/people/column'
import { columns, PERSON_KINDS } from '#contract/people/columns'
import { test } from '../test.ts'

for (const kind of PERSON_KINDS) {
  test(`no heading in a file of ${kind}s names two fields`, () => {
    const fields = new Map<string, string>()
    for (const { field, heading, aliases } of columns[kind] as readonly Column[]) {
      // The import compares headings without letter case, spaces and signs, and takes the field's own name too.
      const keys = new Set([field, heading, ...aliases].map((text) => text.toLowerCase().replace(/[^a-z]/g, '')))
      for (const key of keys) {
        assert.is(fields.get(key), undefined, `'${key}' of ${field} is a heading of ${fields.get(key)} too`)
        fields.set(key, field)
      }
    }
  })
}

test.run()
