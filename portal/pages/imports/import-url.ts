import type { ImportKind } from '#contract/imports'

const PAGE = '/admin/dashboard/import'

/** The page of one import. */
export const importUrl = (id: string) => `${PAGE}?import=${encodeURIComponent(id)}`

/**
 * The page of all imports, where the next file is chosen. Always with a query: a link back to the path alone would lead to
 * the query with which the path was left, which may be that of one import.
 */
export const importsUrl = (kind: ImportKind) => `${PAGE}?kind=${kind}`
