/** Calls about many records: each is sent in as many parts as it needs. */
import { mostSelected } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Failure, HandedOutLogin, PortalCode, RequestBody, Success } from '#contract/operations'
import { texts } from '#messages'
import { ApiError, assertList, request, requestSuccess } from './request.ts'

type FamilyCode = Success<'familyCodes'>['codes'][number]

type Part = { ids: string[]; act?: string }

/**
 * Sends a selection in as many calls as it needs, and yields their responses. Each call names the act of the one before:
 * what a person has pressed once is one entry of the audit.
 * @param size how many records of a call
 */
async function* inParts<Response extends { act?: string }>(
  ids: readonly string[],
  send: (part: Part) => Promise<Response>,
  size: number = mostSelected,
): AsyncGenerator<Response> {
  let act: string | undefined
  for (let from = 0; from < ids.length; from += size) {
    const response = await send({ ids: ids.slice(from, from + size), act })
    act = response.act ?? act
    yield response
  }
}

const deletions = {
  students: endpoints.deleteStudents,
  teachers: endpoints.deleteTeachers,
  notices: endpoints.deleteNotices,
  users: endpoints.deleteUsers,
}
/** A list whose records can be selected. */
export type SelectableList = keyof typeof deletions

/** Deletes records. Of up to `mostSelected` records it is all or, if one is gone, none. */
export const deleteSelected = (list: SelectableList, ids: readonly string[]) =>
  sendAll(ids, (json) => requestSuccess(deletions[list], { json }))

/** Moves students to another class, in the same way. @returns how many were in another class */
export async function moveStudents(ids: readonly string[], grade: string): Promise<number> {
  const { parts } = await sendAll(ids, (part) => requestSuccess(endpoints.moveStudents, { json: { ...part, grade } }))
  return parts.reduce((sum, { moved }) => sum + moved, 0)
}

type Leaving = Omit<RequestBody<'leaveSchool', 'json'>, keyof Part>

/** Students leave the school, in the same way. */
export const leaveSchool = (ids: readonly string[], leaving: Leaving) =>
  sendAll(ids, (part) => requestSuccess(endpoints.leaveSchool, { json: { ...part, ...leaving } }))

/** Erases former students for good, in the same way. */
export const eraseFormer = (ids: readonly string[]) =>
  sendAll(ids, (json) => requestSuccess(endpoints.eraseFormer, { json }))

/**
 * Brings former students back into classes, as one act.
 * @param classes the ids of those who come into each class
 * @returns those who cannot come back, and why: then nobody of their call did
 */
export async function bringBack(
  classes: Iterable<readonly [grade: string, ids: readonly string[]]>,
): Promise<Failure<'bringBack'>['refused']> {
  let act: string | undefined
  for (const [grade, ids] of classes) {
    const send = async (part: Part) => {
      const response = await request(endpoints.bringBack, { json: { ...part, act: part.act ?? act, grade } })
      return response.success ? { refused: [], act: response.act } : { refused: response.refused }
    }
    for await (const { refused, act: done } of inParts(ids, send)) {
      if (refused.length > 0) return refused
      act = done
    }
  }
  return []
}

/**
 * Sends a selection.
 * @returns a success with the responses of its parts
 * @throws ApiError which says how many were done before
 */
async function sendAll<Response extends { act?: string }>(
  ids: readonly string[],
  send: (part: Part) => Promise<Response>,
) {
  const parts: Response[] = []
  try {
    for await (const response of inParts(ids, send)) parts.push(response)
  } catch (error) {
    if (parts.length === 0 || !(error instanceof ApiError)) throw error
    const { status, message: reason } = error
    const done = parts.length * mostSelected
    throw new ApiError(texts().selection.doneBefore({ done, all: ids.length, reason }), { status, cause: error })
  }
  return { success: true, message: '', parts }
}

/** How many passwords are hashed before the server responds: some seconds. */
const ISSUED_AT_ONCE = 100

/**
 * Sets new passwords for people who forgot them, and ends their sessions. Each part is issued as a whole. Yields the new
 * logins of each part.
 */
export async function* issuePasswords(ids: readonly string[]) {
  const send = (json: Part) => requestSuccess(endpoints.issuePasswords, { json })
  for await (const { logins } of inParts(ids, send, ISSUED_AT_ONCE)) yield logins
}

/** To be called before many students or their reports are read one by one: for the audit it is one act. */
export async function noteReadings(
  ids: readonly string[],
  action: RequestBody<'noteReadings', 'json'>['action'],
  signal?: AbortSignal,
): Promise<void> {
  const send = (part: Part) => requestSuccess(endpoints.noteReadings, { json: { ...part, action }, signal })
  for await (const _ of inParts(ids, send));
}

/** Logins by the id of the student or teacher, and the address at which they are typed in. */
export type Logins = { byPerson: ReadonlyMap<string, HandedOutLogin>; portal: PortalCode }

/**
 * The issued logins of these students and teachers.
 * @param ids at least one
 */
export async function getLogins(ids: readonly string[], use: RequestBody<'logins', 'json'>['use']): Promise<Logins> {
  const byPerson = new Map<string, HandedOutLogin>()
  let portal = { url: '', qr: '' }
  const send = (part: Part) => requestSuccess(endpoints.logins, { json: { ...part, use, portal: location.origin } })
  for await (const response of inParts(ids, send)) {
    for (const login of assertList(response.logins)) byPerson.set(login._id, login)
    portal = response.portal
  }
  return { byPerson, portal }
}

export type FamilyCodes = { byStudent: Map<string, FamilyCode>; portal: PortalCode }

/**
 * Makes a code for the family of each student, and gives it back.
 * @param key called again with it, after an error, this gives the codes back that were made, and makes the others
 */
export async function makeFamilyCodes(ids: readonly string[], key: string): Promise<FamilyCodes> {
  const byStudent = new Map<string, FamilyCode>()
  let portal = { url: '', qr: '' }
  let parts = 0
  const send = (part: Part) =>
    requestSuccess(endpoints.familyCodes, {
      json: { ...part, portal: location.origin },
      savingKey: `${key}-${parts++}`,
    })
  for await (const response of inParts(ids, send)) {
    for (const code of assertList(response.codes)) byStudent.set(code._id, code)
    portal = response.portal
  }
  return { byStudent, portal }
}
