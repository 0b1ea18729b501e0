/** What only a person who reaches the server can do, after what everybody understands. */
export const forOperator = (text: string): string => `سرور چلانے والے کے لیے: ${text}`
