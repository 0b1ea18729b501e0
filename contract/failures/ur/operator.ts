import type { Translates } from '../../translates.ts'

/** What only a person who reaches the server can do, after what everybody understands. */
export const forOperator = (text: string): string => `سرور چلانے والے کے لیے: ${text}`

export type Complete = Translates<typeof import('./operator.ts'), typeof import('../en/operator.ts')>
