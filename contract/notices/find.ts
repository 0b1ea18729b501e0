/** Whether a notice is not shown yet, is shown, or is over. */
export const NOTICE_STATES = ['planned', 'shown', 'ended'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

export const stateOf = ({ planned, expired }: Partial<Record<'planned' | 'expired', boolean>>): NoticeState =>
  planned ? 'planned' : expired ? 'ended' : 'shown'

type Searched = Record<'title' | 'description' | 'catagory', string> & {
  files?: readonly { name: string; label: string }[] | undefined
}

/** The text of a notice in which words are looked for. */
export const searchedText = ({ title, description, catagory, files = [] }: Searched) =>
  [title, description, catagory, ...files.map(({ name, label }) => `${label} ${name}`)].join(' ')
