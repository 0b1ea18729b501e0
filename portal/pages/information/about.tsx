import { TeamCard } from '@my-school/ui-kit'
import { Page } from '../../layout/page.tsx'
import { Picture } from '../../layout/picture.tsx'
import { welcome } from '../../school.ts'
import { about, team } from '../../school-pages.ts'
import { strings } from '../../strings/information.ts'

const text = strings.about

/** About the school and its staff. */
export function About() {
  return (
    <Page heading={text.heading} lead={welcome.motto}>
      <div className="stack">
        <div className="stack with-picture">
          <div className="prose">
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="plate">
            <Picture name="library" />
          </div>
        </div>
        <section aria-labelledby="team">
          <h2 id="team">{text.team}</h2>
          <div className="about-team">
            {team.map(({ name, position, text: words }) => (
              <TeamCard key={name} name={name} position={position}>
                {words}
              </TeamCard>
            ))}
          </div>
        </section>
      </div>
    </Page>
  )
}
