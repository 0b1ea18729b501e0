import { englishOf } from '#contract/failures'
import { diskAdvice, diskFaultOf } from '../disk-faults.ts'
import { classesIn, lostClasses } from '../school/classes.ts'
import { usedPictures } from '../school/pictures.ts'
import { vault } from '../security/credentials.ts'
import { readKey } from '../security/secret-key.ts'
import type { Settings } from '../settings.ts'
import { faultsOf, readDatabase, type Tables } from '../store/index.ts'
import { filesIn, folderState, noSchoolIn, refuseForeignFiles } from './data-folder.ts'
import { keyFits } from './school-data.ts'
import { databaseOf } from './school-database.ts'

/** The faults that a check found, and how many sealed texts and photos it read. */
export type SchoolCheck = { faults: string[]; sealed: number; photos: number }

/**
 * Reads the whole school and changes nothing. The server may run meanwhile.
 * @throws SetupError if there is no school, its key is missing, or it has another schema than this program
 */
export async function checkSchool(settings: Settings): Promise<SchoolCheck> {
  const { dataDir } = settings
  refuseForeignFiles(dataDir)
  const database = await databaseOf(settings)
  if (folderState(dataDir, { ...database, isThere: await database.exists() }) !== 'complete') throw noSchoolIn(database)
  const files = filesIn(dataDir)
  const counts = { sealed: 0, photos: 0 }
  const faults = database.checksItself ? [] : sqliteFaults(files.database)
  // The records of a damaged database cannot all be read.
  if (faults.length > 0) return { faults, ...counts }
  const read = async (store: Tables) => {
    const keyVault = vault(readKey(files.key))
    if (!(await keyFits(store, keyVault))) faults.push(`The key ${files.key} does not belong to the database.`)
    for await (const { id, entity = 'user', field, bytes } of store.checks.sealed()) {
      counts.sealed++
      if (!succeeds(() => keyVault.unseal(bytes, { entity, id, field }))) {
        faults.push(`The sealed ${field} of the login ${id} cannot be opened.`)
      }
    }
    const { compared, damaged } = await store.checks.photos()
    counts.photos = compared
    faults.push(...damaged)
    faults.push(...(await store.checks.orphans()))
    const classes = await classesIn(store)
    const lost = [
      lostClasses(await store.classes.counts(), classes),
      lostClasses(await store.deletedClasses.counts(), classes, 'deletedInLostClasses'),
    ]
    faults.push(...lost.flatMap((message) => (message ? englishOf(message) : [])))
    const pictures = await store.school.pictures()
    for (const id of await usedPictures(store)) {
      if (!pictures.includes(id)) faults.push(`The picture ${id} of the school's settings is missing.`)
    }
  }
  await readDatabase(database.forReading(), read, 'present')
  return { faults, ...counts }
}

function sqliteFaults(database: string): string[] {
  try {
    return faultsOf(database)
  } catch (error) {
    // A full or read-only folder does not mean that the school in it is damaged.
    if (diskFaultOf(error) !== 'damaged') throw error
    return [`The database ${database} cannot be read ${diskAdvice(error, '')}`]
  }
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
