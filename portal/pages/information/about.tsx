import { TeamCard } from '@my-school/ui-kit'
import { texts } from '#messages'
import { schoolPictureUrl } from '../../api/photos.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { Page } from '../../layout/page.tsx'
import { Picture } from '../../layout/picture.tsx'
import { langOf, SchoolText, schoolText } from '../../layout/school-text.tsx'
import { usePageTexts, useSchool } from '../../state/school.ts'
import { NotFound } from '../not-found.tsx'

/** About the school and its staff. */
export function About() {
  const text = texts().information.about
  const { identity } = useSchool()
  const about = usePageTexts('about')
  if (!about) return <NotFound />
  return (
    <Page heading={text.heading} lead={schoolText(identity, 'motto')}>
      <div className="stack parts">
        <div className="stack parts with-picture">
          <Formatted className="prose" emptyText="" blocks={about.text} {...langOf(about, 'paragraphs')} />
          <div className="plate">
            <Picture name="library" />
          </div>
        </div>
        {about.team.length > 0 && (
          <section aria-labelledby="team">
            <h2 id="team">{text.team}</h2>
            <div className="grid about-team">
              {about.team.map((member) => (
                <TeamCard
                  key={member.name}
                  name={schoolText(member, 'name')}
                  position={schoolText(member, 'position')}
                  photoSrc={member.photo && schoolPictureUrl(member.photo, 'card')}
                >
                  {member.text && <SchoolText {...langOf(member, 'text')}>{member.text}</SchoolText>}
                </TeamCard>
              ))}
            </div>
          </section>
        )}
      </div>
    </Page>
  )
}
