import {
  Alert,
  CalendarIcon,
  Carousel,
  FeatureBox,
  LinkButton,
  NoticeTeaser,
  ReportIcon,
  UserIcon,
} from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { ROLE } from '#contract'
import { texts } from '#messages'
import { schoolPictureSizes, schoolPictureUrl } from '../../api/photos.ts'
import { usePageData } from '../../hooks/use-load.ts'
import { Picture } from '../../layout/picture.tsx'
import { langOf, SchoolParagraph, SchoolText, schoolText } from '../../layout/school-text.tsx'
import { DASHBOARDS, type Loader } from '../../routing/page-types.ts'
import { useTitle } from '../../state/document-title.ts'
import { editedSlide, isDrawing, shownHref, useSchool } from '../../state/school.ts'
import { session } from '../../state/session.ts'
import { students, studentsStatus } from '../../state/students.ts'
import { boardOrder } from '../notices/board-order.ts'
import { noticeCardProps } from '../notices/notice-card-props.ts'
import { inShort, type NoticeInShort } from '../notices/notice-in-short.ts'

/** The icons of the boxes. */
const boxIcons = { user: UserIcon, report: ReportIcon, calendar: CalendarIcon }

/** How many notices Home shows. */
const NEWEST = 6

export const homeLoader = (): Loader<NoticeInShort[]> => ({
  key: 'notices/newest',
  load: async (source, signal) =>
    boardOrder(await source.notices(signal))
      .slice(0, NEWEST)
      .map(inShort),
})

/** The first page. */
export function Home() {
  const text = texts().home
  useSignals()
  useTitle()
  const { data: notices = [] } = usePageData(homeLoader())
  const { identity, home, pages } = useSchool()
  const more = shownHref('/about')
  return (
    <div className="page stack home">
      <header className="home-welcome">
        <p className="row">
          {schoolText(identity, 'name')} {identity.line && <span {...langOf(identity, 'line')}>{identity.line}</span>}
        </p>
        <h1 tabIndex={-1} {...langOf(identity, 'motto')}>
          {identity.motto}
        </h1>
      </header>

      {home.slides.length > 0 && (
        <Carousel
          label={text.slides}
          currentSlide={editedSlide.value}
          slides={home.slides.map((slide, index) => ({
            heading: schoolText(slide, 'heading'),
            linkLabel: schoolText(slide, 'linkLabel'),
            href: shownHref(slide.href),
            text: slide.text && <SchoolParagraph {...langOf(slide, 'text')}>{slide.text}</SchoolParagraph>,
            picture: <SchoolPicture id={slide.picture} isFirst={index === 0} />,
          }))}
        />
      )}

      {pages.board && notices.length > 0 && (
        <section aria-labelledby="notices">
          <div className="row home-row">
            <h2 id="notices">{text.notices}</h2>
            <a href="/notice-board">{text.allNotices}</a>
          </div>
          <div className="grid home-notices">
            {notices.map((notice) => (
              <NoticeTeaser key={notice._id} {...noticeCardProps(notice)} linkLabel={text.more} />
            ))}
          </div>
        </section>
      )}

      {home.summary && (
        <section className="stack home-about" aria-labelledby="about">
          <h2 id="about">{text.about}</h2>
          <div>
            <SchoolParagraph {...langOf(home, 'summary')}>{home.summary}</SchoolParagraph>
            {more && (
              <LinkButton href={more} variant="quiet">
                {text.more}
              </LinkButton>
            )}
          </div>
        </section>
      )}

      {home.admissions.length > 0 && (
        <section aria-labelledby="admissions">
          <h2 id="admissions">{text.admissions}</h2>
          <div className="stack home-boxes">
            {home.admissions.map((box) => {
              const Icon = boxIcons[box.icon]
              const link = { href: shownHref(box.href), linkLabel: schoolText(box, 'linkLabel') || undefined }
              return (
                <FeatureBox key={box.heading} heading={schoolText(box, 'heading')} {...link} icon={<Icon />}>
                  <SchoolText {...langOf(box, 'text')}>{box.text}</SchoolText>
                </FeatureBox>
              )
            })}
          </div>
        </section>
      )}

      {session.value?.user.role === ROLE.admin && studentsStatus.value === 'ready' && !students.value.length && (
        <EmptySchool />
      )}
    </div>
  )
}

/**
 * Shown to the admin of a school without students: the way to the first steps. It comes after the list of students, so
 * it is at the end of Home, where it moves nothing, and stays in view at the foot of the window.
 */
function EmptySchool() {
  const text = texts().home
  return (
    <Alert className="empty-school">
      {text.empty} <a href={DASHBOARDS.admin}>{text.firstSteps}</a>
    </Alert>
  )
}

/**
 * A picture of the school's settings: a drawing of the portal, or an own one. The text beside it says the same. Only that
 * of the first slide is fetched at once.
 */
function SchoolPicture({ id, isFirst }: { id: string; isFirst: boolean }) {
  if (isDrawing(id)) return <Picture name={id} />
  return (
    <img
      src={schoolPictureUrl(id)}
      srcSet={schoolPictureSizes(id)}
      sizes="(min-width: 48rem) 36rem, 100vw"
      alt=""
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}
