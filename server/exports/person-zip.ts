import type { Readable } from 'node:stream'
import type { Store } from '../store/index.ts'
import type { localTimes } from './local-time.ts'
import type { Person } from './person.ts'
import { personPage } from './person-page.ts'
import { zipStream } from './zip.ts'

/** Everything about one person as a ZIP: a page to read, the same for programs, and the photos. */
export function personZip(
  store: Store,
  person: Person,
  schoolName: string,
  now: string,
  localTime: ReturnType<typeof localTimes>,
): Readable {
  return zipStream(async (add) => {
    await add('README.txt', [readme(person, schoolName, localTime(now))])
    await add('about-you.html', [personPage(person, schoolName, localTime)])
    await add('about-you.json', [JSON.stringify(person.data, null, 2)])
    for (const { owner, kind, path } of person.photos) {
      const photo = await store.photos.findOnce(owner, kind)
      if (photo) await add(path, [photo.bytes], true)
    }
  }, new Date(now))
}

const readme = ({ data: { login } }: Person, schoolName: string, time: string) =>
  `What ${schoolName} knows about ${login.name} (${login.userId})
As of ${time}

about-you.html   everything, to be read in a browser; it needs no network
about-you.json   the same for programs
photos           the photos, if there are any (WebP)

Not in here:
- The password: the school keeps it in a form that nobody can read back, or sealed as it was issued.
- The recovery answer and the second factor: whoever has them could log in as this person.
- Who exactly of the school's staff did something: only their role.
- Records of other people, also where this person wrote or read them.

Keep this file as carefully as a letter from the school: anybody who opens it can read it.
`.replaceAll('\n', '\r\n')
