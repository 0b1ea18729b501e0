/**
 * What a Badge, a toast or another message means: `danger` for what is wrong or lost, `warning` for what needs
 * attention, `success` for what is done, `info` for news; `neutral` means none of these.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
