import { choice } from '../fields.ts'
import { act, selection, success } from '../responses.ts'

/** The `_id`s of students, and what of them is read. An unknown id is passed over. */
const readings = selection.extend({ action: choice(['read', 'read report']) })

export const noteReadings = { json: readings, success: success({ act: act() }) }
