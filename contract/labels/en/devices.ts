/** What a session is called of which both are known. */
export const deviceLabel = ({ browser, system }: Record<'browser' | 'system', string>) => `${browser} on ${system}`
