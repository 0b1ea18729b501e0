import { today } from '../../format/dates.ts'

/**
 * Whether students and families may read a report: it waits for its release, is released from a later day, or is shown.
 * @param shownFrom of the report
 */
export const releaseState = (shownFrom: string | null): 'waiting' | 'planned' | 'shown' =>
  shownFrom === null ? 'waiting' : shownFrom > today() ? 'planned' : 'shown'
