import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { dayNow } from '../../clock.ts'
import { FailureResponse } from '../../errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import { countryOfSchool } from '../../school/country.ts'
import type { Services } from '../../services.ts'
import { type Job, WorkerEnded } from '../../workers/workers.ts'
import {
  type Draft,
  type DraftPhotos,
  draftText,
  type OpenImport,
  type PlannedCounts,
  photosOf,
} from '../encryption.ts'
import type { PlanInput, Planned } from '../plan/job.ts'
import type { School } from '../plan/school.ts'

export const planJob: Job<PlanInput, Planned> = { name: 'planImport' }

/** Each has a draft and all people of its kind in memory, so one after the other is planned. */
export const limitPlans = limitConcurrency(1, { waiting: importLimits.waitingPlans })

type Parts = Pick<Services, 'store' | 'school' | 'clock' | 'workers'>
type Planning = { record: Pick<OpenImport, 'kind' | 'classes'> } & Omit<PlanInput, 'school'>

/** An import with the draft and the photos that are planned. */
type StoredDraft = { record: OpenImport; text: string; photos: DraftPhotos }

/** Reads the draft of an import. @throws HttpError 404 if it has none any more */
export async function storedDraft(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  record: OpenImport,
): Promise<StoredDraft> {
  const { id } = record
  return { record, text: await draftText(store, id, vault), photos: await photosOf(store, id, vault) }
}

/**
 * Plans a draft by what is in the school now, in a worker process: nobody else waits for it.
 * @throws FailureResponse if its texts take more memory than a process has
 */
export async function planned(services: Parts, { record, ...input }: Planning): Promise<Planned> {
  const school = await schoolFor(services, record)
  return services.workers.run(planJob, { ...input, school }).catch((error) => {
    if (!(error instanceof WorkerEnded)) throw error
    throw new FailureResponse(messageRef('csvTakesMemory'))
  })
}

async function schoolFor(
  { store, school: read, clock }: Parts,
  { kind, classes }: Planning['record'],
): Promise<School> {
  const school = await read()
  return {
    classes: school.settings.classes,
    renamed: classes,
    today: dayNow(clock)(school.timeZone),
    country: countryOfSchool(school),
    people: await store.people.all(kind),
    former: await store.former.people(),
    userKeys: await store.people.userKeys(),
    suffix: school.settings.userIds.suffix,
    spellings: await store.users.namesInOtherLetters(),
  }
}

/** What the database has of a plan. */
export const storedCounts = ({ counts, actions, photos, peopleWithout }: Planned): string =>
  JSON.stringify({ ...counts, actions, photos, peopleWithout } satisfies PlannedCounts)

/** A draft as it is sealed and sent to the worker. */
export const textOfDraft = (draft: Draft): string => JSON.stringify(draft)
