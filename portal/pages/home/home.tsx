import { CalendarIcon, Carousel, FeatureBox, LinkButton, NoticeTeaser, ReportIcon, UserIcon } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { ROLE, school } from '#contract'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { usePageData } from '../../hooks/use-load.ts'
import { useTitle } from '../../hooks/use-title.ts'
import { Picture } from '../../layout/picture.tsx'
import type { Loader } from '../../page-types.ts'
import { admissions, slides, summary, welcome } from '../../school.ts'
import { session } from '../../state/session.ts'
import { students, studentsStatus } from '../../state/students.ts'
import { strings as text } from '../../strings/home.ts'
import { inShort, type NoticeInShort } from '../notices/notice-in-short.ts'

const EmptySchool = lazy(() => import('./empty-school.tsx'))

/** The icons that school.ts may name in the boxes. */
const admissionIcons = { user: UserIcon, report: ReportIcon, calendar: CalendarIcon }

/** How many notices Home shows. */
const NEWEST = 6

export const homeLoader = (): Loader<NoticeInShort[]> => ({
  key: 'notices/newest',
  load: async (source, signal) => (await source.notices(signal)).slice(0, NEWEST).map(inShort),
})

/** The first page. */
export function Home() {
  useSignals()
  useTitle()
  const { data: notices = [] } = usePageData(homeLoader())
  return (
    <div className="page home">
      <header className="home-welcome">
        <p>
          {school.name} <span>{welcome.line}</span>
        </p>
        <h1 tabIndex={-1}>{welcome.motto}</h1>
      </header>

      <Carousel
        label={text.slides}
        slides={slides.map(({ picture, ...slide }) => ({ ...slide, picture: <Picture name={picture} /> }))}
      />

      <section className="home-about" aria-labelledby="about">
        <h2 id="about">{text.about}</h2>
        <div>
          <p>{summary}</p>
          <LinkButton href="/about" variant="quiet">
            {text.more}
          </LinkButton>
        </div>
      </section>

      <section aria-labelledby="admissions">
        <h2 id="admissions">{text.admissions}</h2>
        <div className="home-boxes">
          {admissions.map(({ icon, text: description, ...box }) => {
            const Icon = admissionIcons[icon]
            return (
              <FeatureBox key={box.heading} {...box} icon={<Icon />}>
                {description}
              </FeatureBox>
            )
          })}
        </div>
      </section>

      {notices.length > 0 && (
        <section aria-labelledby="notices">
          <div className="home-row">
            <h2 id="notices">{text.notices}</h2>
            <a href="/notice-board">{text.allNotices}</a>
          </div>
          <div className="home-notices">
            {notices.map(({ _id, title, description, photoVersion }) => (
              <NoticeTeaser
                key={_id}
                heading={title}
                description={description}
                ellipsis="always"
                href={`/notice-board-Detail/${_id}`}
                photoSrc={photoUrl('noticePhoto', _id, photoVersion, 'card')}
                photoSrcSet={photoSizes('noticePhoto', _id, photoVersion)}
                linkLabel={text.more}
              />
            ))}
          </div>
        </section>
      )}

      {session.value?.user.role === ROLE.admin && studentsStatus.value === 'ready' && !students.value.length && (
        <Suspense>
          <EmptySchool />
        </Suspense>
      )}
    </div>
  )
}
