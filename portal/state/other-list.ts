import { signal } from '@preact/signals-react'
import type { ImportKind } from '#contract/imports'

/** A file with a list that is still to be imported. */
export type OtherList = { kind: ImportKind; file: Blob; name: string }

/** The list of other people in the file of an import: students and teachers are in one file, and imported one by one. */
export const otherList = signal<(OtherList & { importId: string }) | null>(null)

/** The list that the page of imports reads when it opens. Taken once. */
export const listToRead = signal<OtherList | null>(null)
