import type { Kysely } from 'kysely'
import { photoHash } from './photo-hash.ts'
import { inPages } from './queries.ts'
import type { Schema } from './schema.ts'
import type { DeletedRows } from './tables/deleted.ts'
import { withNormalized } from './tables/student-search.ts'
import { refold } from './tables/students.ts'
import { userKey } from './user-key.ts'

/**
 * Brings data from before 0.2.0 into the one form that the program reads: a step of the migrations, which nothing else
 * calls.
 */
export async function dataInOneForm(db: Kysely<Schema>): Promise<void> {
  await makeUserKeysPlain(db)
  await refold(db)
  await addPhotoHashes(db)
  await addPictureHashes(db)
  await changeDeletedRecords(db)
}

/**
 * User ids that differ only in their dashes and apostrophes are the same one now. Of two logins that had such ids, the
 * second gets a number: 'O’Hara-2@mySchool.com'.
 */
async function makeUserKeysPlain(db: Kysely<Schema>): Promise<void> {
  const users = await db.selectFrom('users').select(['seq', 'userId', 'userKey']).orderBy('seq').execute()
  const isPlain = (user: (typeof users)[number]) => user.userKey === userKey(user.userId)
  const taken = new Set(users.filter(isPlain).map((user) => user.userKey))
  for (const { seq, userId } of users.filter((user) => !isPlain(user))) {
    const [name, ...ending] = userId.split(/(?=@)/)
    let free = userId
    for (let number = 2; taken.has(userKey(free)); number++) free = `${name}-${number}${ending.join('')}`
    taken.add(userKey(free))
    await db
      .updateTable('users')
      .set({ userId: free, userKey: userKey(free) })
      .where('seq', '=', seq)
      .execute()
  }
}

/** Photos that are in memory at once. */
const PHOTOS = 20

async function addPhotoHashes(db: Kysely<Schema>): Promise<void> {
  const next = db
    .selectFrom('photos')
    .select(['owner', 'kind', 'size', 'version', 'bytes'])
    // The draft of an import may name the photo by the version of the file that was sent.
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('importRows').select('id').whereRef('importRows.id', '=', 'photos.owner')).as('isDraft'),
    )
    .where('hash', 'is', null)
    .limit(PHOTOS)
  for (let photos = await next.execute(); photos.length > 0; photos = await next.execute()) {
    for (const { owner, kind, size, version, bytes, isDraft } of photos) {
      // The version is older than any damage that these bytes may have.
      const hash = size === 'full' && !isDraft ? version : photoHash(bytes)
      const one = db.updateTable('photos').set({ hash }).where('owner', '=', owner)
      await one.where('kind', '=', kind).where('size', '=', size).execute()
    }
  }
}

async function addPictureHashes(db: Kysely<Schema>): Promise<void> {
  const next = db.selectFrom('schoolPictures').select(['id', 'size', 'bytes']).where('hash', 'is', null).limit(PHOTOS)
  for (let pictures = await next.execute(); pictures.length > 0; pictures = await next.execute()) {
    for (const { id, size, bytes } of pictures) {
      const hash = size === 'full' ? id : photoHash(bytes)
      await db.updateTable('schoolPictures').set({ hash }).where('id', '=', id).where('size', '=', size).execute()
    }
  }
}

/** Rows that come back with a restoration: as they would be if their record were there. */
async function changeDeletedRecords(db: Kysely<Schema>): Promise<void> {
  for await (const page of inPages(db.selectFrom('deletedRecords').select(['seq', 'data']), { size: 100 })) {
    for (const { seq, data } of page) {
      const { users, students, ...others }: DeletedRows = JSON.parse(data)
      const changed: DeletedRows = {
        ...(students && { students: students.map(withNormalized) }),
        ...(users && { users: users.map(inOneForm) }),
        ...others,
      }
      await db
        .updateTable('deletedRecords')
        .set({ data: JSON.stringify(changed) })
        .where('seq', '=', seq)
        .execute()
    }
  }
}

type DeletedUser = NonNullable<DeletedRows['users']>[number]

/** A column that there is no more would be refused. */
const inOneForm = ({ plainKey: _, ...user }: DeletedUser & { plainKey?: string }): DeletedUser => ({
  ...user,
  userKey: userKey(user.userId),
})
