import { signal } from '@preact/signals-react'
import type { ImportKind } from '#contract/imports'

/**
 * The list of other people in the file of an import: students and teachers are in one file, and imported one by one.
 * Without an import, the page of imports reads it when it opens.
 */
export const otherList = signal<{ importId: string | null; kind: ImportKind; file: Blob; name: string } | null>(null)
