import type { Readable } from 'node:stream'
import { messagesIn } from '#messages/all'
import type { Store } from '../store/index.ts'
import type { Writing } from './lists.ts'
import type { Person } from './person.ts'
import { personPage } from './person-page.ts'
import { addPhotos } from './school-zip.ts'
import { textFile, zipStream } from './zip.ts'

/** Everything about one person as a ZIP: a page to read, the same for programs, and the photos. */
export function personZip(store: Store, person: Person, school: string, now: string, writing: Writing): Readable {
  const { readme } = messagesIn(writing.language).person
  const { name, userId } = person.data.login
  return zipStream(async (add) => {
    await add('README.txt', [
      textFile(readme({ school, name, userId, time: writing.inDigits(writing.localTime(now)) })),
    ])
    await add('about-you.html', [personPage(person, school, writing)])
    await add('about-you.json', [JSON.stringify(person.data, null, 2)])
    await addPhotos(store, person.photos, add)
  }, new Date(now))
}
